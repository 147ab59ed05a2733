/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-help-parser.h"

#include "switch-help-writer.h"

/* Reads a page of Mallard into blocks. What it does not know it takes for a
 * part of the text around it, so that nothing written is ever lost. */

typedef enum
{
  INFO,      /* nothing of it is shown, but some of it is kept */
  DESC,      /* in the info: the summary */
  IGNORED,
  SECTION,
  LIST,
  ITEM,
  NOTE,
  TABLE,
  HEAD,      /* the head of a table */
  ROW,
  CELL,
  TITLE,
  PARAGRAPH,
  CODE,
  INLINE,
  UNKNOWN,
} FrameKind;

typedef struct
{
  FrameKind   kind;
  const char *after;     /* closes the markup of an inline element */
  const char *between;   /* between the children of a sequence */
  guint       n_children;
  guint       number;    /* of the next item of a list of steps, 0 for none */
  gboolean    own_text;  /* an unknown element that opened a paragraph */
} Frame;

typedef struct
{
  SwitchHelpWriter  writer;
  GArray           *frames;
  guint             depth;     /* of sections */
  guint             n_notes;
} Parser;

static Frame *
get_frame (Parser *self,
           guint   up)
{
  return self->frames->len > up
           ? &g_array_index (self->frames, Frame,
                             self->frames->len - 1 - up)
           : NULL;
}

static Frame *
find_frame (Parser    *self,
            FrameKind  kind)
{
  for (guint i = 0; i < self->frames->len; i++)
    if (get_frame (self, i)->kind == kind)
      return get_frame (self, i);

  return NULL;
}

static guint
count_frames (Parser    *self,
              FrameKind  kind)
{
  guint count = 0;

  for (guint i = 0; i < self->frames->len; i++)
    if (get_frame (self, i)->kind == kind)
      count++;

  return count;
}

static const char *
find_attribute (const char **names,
                const char **values,
                const char  *name)
{
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (names[i], name))
      return values[i];

  return NULL;
}

/* Blocks */

static void
open_block (Parser              *self,
            SwitchHelpBlockKind  kind,
            guint                level)
{
  self->writer.note = find_frame (self, NOTE) != NULL ? self->n_notes : 0;
  switch_help_writer_open (&self->writer, kind, level);
}

static void
open_paragraph (Parser *self)
{
  open_block (self, SWITCH_HELP_PARAGRAPH, count_frames (self, LIST));
}

static void
close_block (Parser *self)
{
  switch_help_writer_close (&self->writer);
}

static void
add_markup (Parser     *self,
            const char *markup)
{
  g_string_append (self->writer.markup, markup);
}

static gboolean
is_open (Parser              *self,
         SwitchHelpBlockKind  kind)
{
  return self->writer.block != NULL && self->writer.block->kind == kind;
}

static void
start_media (Parser      *self,
             const char **names,
             const char **values)
{
  const char *source = find_attribute (names, values, "src");

  if (source == NULL ||
      switch_help_writer_take_cards (&self->writer, source))
    return;

  open_block (self, SWITCH_HELP_MEDIA, 0);
  self->writer.block->target = g_strdup (source);
}

/* Elements */

static void
start_list (Parser     *self,
            Frame      *frame,
            const char *name)
{
  close_block (self);
  frame->kind = LIST;
  frame->number = g_str_equal (name, "steps") ? 1 : 0;
}

static void
start_item (Parser *self)
{
  Frame *list = find_frame (self, LIST);

  close_block (self);
  g_free (self->writer.marker);
  if (list != NULL && list->number > 0)
    self->writer.marker = g_strdup_printf ("%u.", list->number++);
  else
    self->writer.marker = g_strdup ("•");
}

static void
start_section (Parser      *self,
               const char **names,
               const char **values)
{
  const char *id = find_attribute (names, values, "id");

  close_block (self);
  self->depth++;
  g_free (self->writer.anchor);
  self->writer.anchor = self->depth > 1 ? g_strdup (id) : NULL;
  if (self->depth == 1)
    switch_help_page_set_id (self->writer.page, id);
}

static void
start_title (Parser *self)
{
  close_block (self);
  if (find_frame (self, ITEM) != NULL || find_frame (self, NOTE) != NULL)
    {
      open_paragraph (self);
      add_markup (self, "<b>");
      get_frame (self, 0)->after = "</b>";
      return;
    }
  open_block (self, SWITCH_HELP_TITLE, MAX (self->depth, 1));
}

static void
start_row (Parser *self)
{
  close_block (self);
  open_block (self, SWITCH_HELP_ROW, 0);
  self->writer.block->cells = g_ptr_array_new_with_free_func (g_free);
  self->writer.block->is_header = find_frame (self, HEAD) != NULL;
}

/* In the info only who leads here is of interest. */
static void
start_in_info (Parser      *self,
               Frame       *frame,
               const char  *name,
               const char **names,
               const char **values)
{
  const char *guide = find_attribute (names, values, "xref");

  frame->kind = IGNORED;
  if (g_str_equal (name, "desc"))
    {
      frame->kind = DESC;
      open_block (self, SWITCH_HELP_PARAGRAPH, 0);
    }
  else if (g_str_equal (name, "link") && guide != NULL &&
           g_strcmp0 (find_attribute (names, values, "type"), "guide") == 0)
    {
      g_auto(GStrv) parts = g_strsplit (guide, "#", 2);

      switch_help_page_set_guide (self->writer.page, parts[0]);
    }
}

static const struct
{
  const char *name;
  const char *before;
  const char *after;
  const char *between;
} inlines[] = {
  { "em", "<i>", "</i>", NULL },
  { "gui", "<b>", "</b>", NULL },
  { "guiseq", "", "", " ▸ " },
  { "key", "<span background=\"#808080\" background_alpha=\"20%\">\302\240",
    "\302\240</span>", NULL },
  { "keyseq", "", "", "+" },
  { "cmd", "<tt>", "</tt>", NULL },
  { "file", "<tt>", "</tt>", NULL },
  { "input", "<tt>", "</tt>", NULL },
  { "output", "<tt>", "</tt>", NULL },
  { "sys", "<tt>", "</tt>", NULL },
  { "code", "<tt>", "</tt>", NULL },
  { "app", "", "", NULL },
  { "span", "", "", NULL },
  { "var", "<i>", "</i>", NULL },
};

static void
start_link (Parser      *self,
            Frame       *frame,
            const char **names,
            const char **values)
{
  const char *xref = find_attribute (names, values, "xref");
  const char *href = find_attribute (names, values, "href");
  g_autofree char *target = NULL;
  g_autofree char *before = NULL;

  if (xref == NULL && href == NULL)
    return;

  /* A link inside of the page does not name it. */
  if (xref != NULL && *xref == '#')
    target = g_strconcat ("help:",
                          switch_help_page_get_id (self->writer.page), xref,
                          NULL);
  else if (xref != NULL)
    target = g_strconcat ("help:", xref, NULL);
  else
    target = g_strdup (href);

  before = g_markup_printf_escaped ("<a href=\"%s\">", target);
  add_markup (self, before);
  frame->after = "</a>";
}

static void
start_inline (Parser      *self,
              Frame       *frame,
              const char  *name,
              const char **names,
              const char **values)
{
  Frame *parent = get_frame (self, 1);

  frame->kind = INLINE;
  if (parent != NULL && parent->between != NULL && parent->n_children++ > 0)
    {
      g_string_append (self->writer.text, parent->between);
      add_markup (self, parent->between);
    }

  if (g_str_equal (name, "link"))
    {
      start_link (self, frame, names, values);
      return;
    }

  for (guint i = 0; i < G_N_ELEMENTS (inlines); i++)
    if (g_str_equal (inlines[i].name, name))
      {
        add_markup (self, inlines[i].before);
        frame->after = inlines[i].after;
        frame->between = inlines[i].between;
      }
}

static gboolean
is_one_of (const char         *name,
           const char * const *names)
{
  return g_strv_contains (names, name);
}

static const char * const sections[] = { "page", "section", NULL };
static const char * const lists[] = { "list", "steps", "terms", "tree", NULL };
static const char * const notes[] = { "note", "quote", "example", NULL };
static const char * const containers[] = { "table", "tbody", "tgroup",
                                           "figure", NULL };
static const char * const ignored[] = { "comment", "links", "col", "colgroup",
                                        NULL };
static const char * const codes[] = { "screen", "listing", NULL };
static const char * const cells[] = { "td", "th", NULL };

/* Begins an element that stands by itself, if it is one we know. */
static gboolean
start_block (Parser      *self,
             Frame       *frame,
             const char  *name,
             const char **names,
             const char **values)
{
  if (is_one_of (name, sections))
    {
      frame->kind = SECTION;
      start_section (self, names, values);
    }
  else if (g_str_equal (name, "info"))
    frame->kind = INFO;
  else if (is_one_of (name, ignored))
    frame->kind = IGNORED;
  else if (is_one_of (name, lists))
    start_list (self, frame, name);
  else if (g_str_equal (name, "item"))
    {
      start_item (self);
      frame->kind = ITEM;
    }
  else if (is_one_of (name, notes))
    {
      close_block (self);
      frame->kind = NOTE;
      self->n_notes++;
    }
  else if (is_one_of (name, containers))
    frame->kind = TABLE;
  else if (g_str_equal (name, "thead"))
    frame->kind = HEAD;
  else if (g_str_equal (name, "tr"))
    {
      start_row (self);
      frame->kind = ROW;
    }
  else if (is_one_of (name, cells))
    {
      frame->kind = CELL;
      g_string_truncate (self->writer.markup, 0);
    }
  else
    return FALSE;

  return TRUE;
}

static void
start_element (GMarkupParseContext  *context,
               const char           *name,
               const char          **names,
               const char          **values,
               gpointer              data,
               GError              **error)
{
  Parser *self = data;
  Frame *frame;
  const gboolean in_cell = find_frame (self, CELL) != NULL;

  g_array_set_size (self->frames, self->frames->len + 1);
  frame = get_frame (self, 0);
  *frame = (Frame) { .kind = UNKNOWN };

  if (find_frame (self, IGNORED) != NULL)
    frame->kind = IGNORED;
  else if (find_frame (self, INFO) != NULL && find_frame (self, DESC) == NULL)
    start_in_info (self, frame, name, names, values);
  else if (start_block (self, frame, name, names, values))
    return;
  else if (g_str_equal (name, "title"))
    {
      start_title (self);
      frame->kind = TITLE;
    }
  else if (g_str_equal (name, "p"))
    {
      /* What stands for a picture is its text. */
      frame->kind = PARAGRAPH;
      if (!in_cell && !is_open (self, SWITCH_HELP_MEDIA))
        {
          close_block (self);
          open_paragraph (self);
        }
    }
  else if (is_one_of (name, codes) ||
           (g_str_equal (name, "code") && self->writer.block == NULL))
    {
      close_block (self);
      open_block (self, SWITCH_HELP_CODE, count_frames (self, LIST));
      frame->kind = CODE;
    }
  else if (g_str_equal (name, "media"))
    {
      if (self->writer.block == NULL)
        start_media (self, names, values);
      frame->kind = PARAGRAPH;
    }
  else if (self->writer.block != NULL)
    start_inline (self, frame, name, names, values);
}

static void
end_element (GMarkupParseContext  *context,
             const char           *name,
             gpointer              data,
             GError              **error)
{
  Parser *self = data;
  const Frame frame = *get_frame (self, 0);
  const gboolean in_cell = frame.kind != CELL &&
                           find_frame (self, CELL) != NULL;

  if (frame.after != NULL && self->writer.block != NULL)
    {
      if (frame.kind == TITLE)
        switch_help_writer_trim (&self->writer);
      add_markup (self, frame.after);
    }

  g_array_set_size (self->frames, self->frames->len - 1);

  switch (frame.kind)
    {
    case SECTION:
      close_block (self);
      self->depth--;
      break;

    case DESC:
      switch_help_writer_trim (&self->writer);
      switch_help_page_set_summary (self->writer.page,
                                    self->writer.text->str);
      switch_help_writer_cancel (&self->writer);
      break;

    case CELL:
      if (self->writer.block != NULL && self->writer.block->cells != NULL)
        g_ptr_array_add (self->writer.block->cells,
                         g_strstrip (g_strdup (self->writer.markup->str)));
      g_string_append_c (self->writer.text, ' ');
      break;

    case TITLE:
    case PARAGRAPH:
    case CODE:
    case ITEM:
    case NOTE:
    case ROW:
      if (!in_cell)
        close_block (self);
      break;

    case UNKNOWN:
      if (frame.own_text)
        close_block (self);
      break;

    case INFO:
    case IGNORED:
    case LIST:
    case TABLE:
    case HEAD:
    case INLINE:
    default:
      break;
    }
}

static gboolean
is_space (const char *text,
          gsize       length)
{
  for (gsize i = 0; i < length; i++)
    if (!g_ascii_isspace (text[i]))
      return FALSE;

  return TRUE;
}

static void
parse_text (GMarkupParseContext  *context,
            const char           *text,
            gsize                 length,
            gpointer              data,
            GError              **error)
{
  Parser *self = data;

  if (find_frame (self, IGNORED) != NULL || self->frames->len == 0)
    return;

  if (self->writer.block == NULL)
    {
      if (is_space (text, length) || find_frame (self, INFO) != NULL)
        return;
      open_paragraph (self);
      get_frame (self, 0)->own_text = TRUE;
    }
  switch_help_writer_add (&self->writer, text, length,
                          find_frame (self, CODE) != NULL);
}

static const GMarkupParser markup_parser = {
  .start_element = start_element,
  .end_element = end_element,
  .text = parse_text,
};

/**
 * switch_help_parser_run:
 * @page: the page to fill
 * @data: a page in Mallard
 * @length: its length, or -1
 * @error: return location for an error
 *
 * Returns: whether it is well formed
 */
gboolean
switch_help_parser_run (SwitchHelpPage  *page,
                        const char      *data,
                        gssize           length,
                        GError         **error)
{
  Parser self = { .n_notes = 0 };
  g_autoptr(GMarkupParseContext) context = NULL;
  gboolean done;

  g_return_val_if_fail (SWITCH_IS_HELP_PAGE (page), FALSE);
  g_return_val_if_fail (data != NULL, FALSE);

  switch_help_writer_init (&self.writer, page);
  self.frames = g_array_new (FALSE, TRUE, sizeof (Frame));

  context = g_markup_parse_context_new (&markup_parser, 0, &self, NULL);
  done = g_markup_parse_context_parse (context, data, length, error) &&
         g_markup_parse_context_end_parse (context, error);

  g_array_unref (self.frames);
  switch_help_writer_clear (&self.writer);

  return done;
}
