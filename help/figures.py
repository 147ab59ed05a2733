#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# SPDX-FileCopyrightText: 2026 The Switch developers

"""Cuts the pictures of cards for the help out of the deck.

    figures.py

Writes help/C/figures/cards-*.svg, those that the pages ask for. The letters
of a name are the cards of the picture: cards-2H-2S.svg shows two of them,
each a little to the right of the one before. Run it after drawing the deck
anew, or when a page asks for a picture that is not there.
"""

import copy
import pathlib
import re
import xml.etree.ElementTree as ET

SVG = 'http://www.w3.org/2000/svg'
XLINK = 'http://www.w3.org/1999/xlink'
SUITS = {'C': 'club', 'D': 'diamond', 'H': 'heart', 'S': 'spade'}
RANKS = {'A': '1', 'T': '10', 'J': 'jack', 'Q': 'queen', 'K': 'king'}
WIDTH, HEIGHT, STEP, SCALE = 250, 350, 125, 0.24


def name_of(card):
    return f'{SUITS[card[1]]}_{RANKS.get(card[0], card[0])}'


def references(element):
    """The ids that an element and all in it refer to."""
    for child in element.iter():
        for key, value in child.attrib.items():
            if key in ('href', f'{{{XLINK}}}href'):
                yield value.lstrip('#')
            yield from re.findall(r'url\(#([^)]+)\)', value)


def needed(elements, by_id):
    """What must be defined for some elements, those inside included."""
    found = {}
    queue = list(elements)
    while queue:
        for name in references(queue.pop()):
            if name not in found and name in by_id:
                found[name] = by_id[name]
                queue.append(by_id[name])
    return found


def draw(cards, by_id, places):
    width = WIDTH + STEP * (len(cards) - 1)
    root = ET.Element(f'{{{SVG}}}svg', {
        'width': f'{width * SCALE:g}', 'height': f'{HEIGHT * SCALE:g}',
        'viewBox': f'0 0 {width} {HEIGHT}'})
    defs = ET.SubElement(root, f'{{{SVG}}}defs')
    shown = [copy.deepcopy(by_id[name_of(card)]) for card in cards]
    for element in needed(shown, by_id).values():
        defs.append(copy.deepcopy(element))
    for number, (card, element) in enumerate(zip(cards, shown)):
        x, y = places[name_of(card)]
        place = ET.SubElement(root, f'{{{SVG}}}g', {
            'transform': f'translate({number * STEP - x},{-y})'})
        place.append(element)
    return root


def find_places(root, by_id):
    """Where each card is on the sheet: thirteen to a row."""
    names = [f'{suit}_{rank}' for suit in SUITS.values()
             for rank in ['1'] + [str(n) for n in range(2, 11)] +
             ['jack', 'queen', 'king']]
    moved = {}
    for number, name in enumerate(names):
        transform = by_id[name].get('transform', '')
        inside = bool(re.search(r'translate', transform))
        moved[name] = (number % 13 * WIDTH, number // 13 * HEIGHT)
        assert inside or transform == '', name
    return moved


def main():
    root = pathlib.Path(__file__).resolve().parent
    ET.register_namespace('', SVG)
    ET.register_namespace('xlink', XLINK)
    deck = ET.parse(root.parent / 'data/deck/deck.svg').getroot()
    by_id = {e.get('id'): e for e in deck.iter() if e.get('id')}
    places = find_places(deck, by_id)
    figures = root / 'C/figures'
    figures.mkdir(exist_ok=True)
    wanted = set()
    for page in (root / 'C').glob('*.page'):
        wanted |= set(re.findall(r'figures/(cards-[\w-]+)\.svg',
                                 page.read_text(encoding='utf-8')))
    for name in sorted(wanted):
        picture = draw(name.split('-')[1:], by_id, places)
        ET.ElementTree(picture).write(figures / f'{name}.svg',
                                      encoding='utf-8', xml_declaration=True)


if __name__ == '__main__':
    main()
