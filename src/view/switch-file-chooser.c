/* SPDX-FileCopyrightText: 2026 The Switch developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "switch-file-chooser.h"

#include <glib/gi18n-lib.h>

typedef struct
{
  GtkNativeDialog  *dialog;
  GtkWidget        *owner;      /* weak */
  SwitchFileChosen  chosen;
} Question;

static void
question_free (Question *question)
{
  g_clear_weak_pointer (&question->owner);
  g_object_unref (question->dialog);
  g_free (question);
}

static void
response_cb (GtkNativeDialog *dialog,
             int              response,
             gpointer         data)
{
  Question *question = data;
  g_autoptr(GFile) file = NULL;

  if (response == GTK_RESPONSE_ACCEPT)
    file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  if (file != NULL && question->owner != NULL)
    question->chosen (file, question->owner);

  question_free (question);
}

static void
add_filter (GtkFileChooser *chooser)
{
  g_autoptr(GtkFileFilter) filter = gtk_file_filter_new ();
  g_autoptr(GtkFileFilter) all = gtk_file_filter_new ();

  /* Translators: The kind of files that are shown to choose from. */
  gtk_file_filter_set_name (filter, _("House rules of Switch"));
  gtk_file_filter_add_mime_type (filter, "text/x-switch-rules");
  gtk_file_filter_add_pattern (filter, "*.rules");
  gtk_file_chooser_add_filter (chooser, filter);

  gtk_file_filter_set_name (all, _("All files"));
  gtk_file_filter_add_pattern (all, "*");
  gtk_file_chooser_add_filter (chooser, all);
}

static void
ask (GtkWidget            *owner,
     const char           *title,
     GtkFileChooserAction  action,
     const char           *name,
     SwitchFileChosen      chosen)
{
  GtkRoot *root = gtk_widget_get_root (owner);
  GtkFileChooserNative *native =
    gtk_file_chooser_native_new (title, GTK_IS_WINDOW (root)
                                          ? GTK_WINDOW (root) : NULL,
                                 action, NULL, NULL);
  Question *question = g_new0 (Question, 1);

  if (name != NULL)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (native), name);
  add_filter (GTK_FILE_CHOOSER (native));

  question->dialog = GTK_NATIVE_DIALOG (native);
  g_set_weak_pointer (&question->owner, owner);
  question->chosen = chosen;
  g_signal_connect (native, "response", G_CALLBACK (response_cb), question);
  gtk_native_dialog_set_modal (question->dialog, TRUE);
  gtk_native_dialog_show (question->dialog);
}

/**
 * switch_file_chooser_open:
 * @owner: a widget in the window that asks
 * @title: the title of the dialog
 * @chosen: called with the file, unless @owner is gone by then
 *
 * Asks for a rules file to be read.
 */
void
switch_file_chooser_open (GtkWidget        *owner,
                          const char       *title,
                          SwitchFileChosen  chosen)
{
  g_return_if_fail (GTK_IS_WIDGET (owner));
  g_return_if_fail (chosen != NULL);

  ask (owner, title, GTK_FILE_CHOOSER_ACTION_OPEN, NULL, chosen);
}

/**
 * switch_file_chooser_save:
 * @owner: a widget in the window that asks
 * @title: the title of the dialog
 * @name: the name that the file has at first
 * @chosen: called with the file, unless @owner is gone by then
 *
 * Asks where a rules file is to be written.
 */
void
switch_file_chooser_save (GtkWidget        *owner,
                          const char       *title,
                          const char       *name,
                          SwitchFileChosen  chosen)
{
  g_return_if_fail (GTK_IS_WIDGET (owner));
  g_return_if_fail (name != NULL && chosen != NULL);

  ask (owner, title, GTK_FILE_CHOOSER_ACTION_SAVE, name, chosen);
}
