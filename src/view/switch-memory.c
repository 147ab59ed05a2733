/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-memory.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

/**
 * switch_memory_give_back:
 *
 * Gives the gaps in the heap back to the system: those that the start and
 * pictures of many sizes have left. It takes some milliseconds, which nobody
 * misses while nothing moves.
 */
void
switch_memory_give_back (void)
{
#ifdef __GLIBC__
  malloc_trim (0);
#endif
}
