import { atom, readonlyType } from 'nanostores';
import {
  insertEvent,
  readEvent,
  type SeenEvent,
  updateEvent,
} from '#src/features/events/data/admin.ts';
import { listCategories } from '#src/features/events/data/categories.ts';
import type { ManagedEvent } from '#src/features/events/schemas/event.ts';
import { type EventForm, requiredEventFields } from '#src/features/events/schemas/form.ts';
import { goToPage } from '#src/shared/browser/go-to-page.ts';
import { askForMails } from '#src/shared/data/functions.ts';
import { DataError } from '#src/shared/data/unwrap.ts';
import { createOnce } from '#src/shared/lib/once.ts';
import type { Problems } from '#src/shared/lib/validate.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { notices } from '#src/shared/messages/notices.ts';
import { paths } from '#src/shared/paths.ts';
import { rebuildPages } from '#src/shared/stores/rebuild.ts';
import { $isAdmin, $session } from '#src/shared/stores/session.ts';
import { createSubmit } from '#src/shared/stores/submit.ts';
import { notify, notifyAfterRedirect, notifyInForm } from '#src/shared/stores/toasts.ts';
import { forgetEventDraft } from './form-draft.ts';

export type EditedEvent =
  | { state: 'loading' | 'failed' }
  | {
      state: 'ready';
      event: ManagedEvent;
      /** The event as someone else has saved it while it was edited here. */
      theirs: ManagedEvent | undefined;
    };

const $state = atom<EditedEvent>({ state: 'loading' });
export const $editedEvent = readonlyType($state);

const $names = atom<string[]>([]);
/** What the create form offers; empty until it is known. */
export const $offeredCategories = readonlyType($names);

export async function loadCategories(): Promise<void> {
  try {
    $names.set(await listCategories());
  } catch {
    notify(notices.categoriesLoadFailed);
  }
}

/** Loads the event to edit, or to make a copy of. */
export async function loadEvent(id: string): Promise<void> {
  $state.set({ state: 'loading' });
  try {
    $state.set({ state: 'ready', event: await readEvent(id), theirs: undefined });
  } catch {
    $state.set({ state: 'failed' });
    notify(notices.eventLoadFailed);
  }
}

const insertOnce = createOnce((id, form: EventForm, userId: string, isAdmin: boolean) =>
  insertEvent(id, userId, { ...form, isAdmin }),
);

const creating = createSubmit({
  send: async (form: EventForm) => {
    const { user } = $session.get();
    if (!user) return notify(notices.eventNeedsLogin);
    const isAdmin = $isAdmin.get();
    await insertOnce(form, user.id, isAdmin);
    forgetEventDraft();
    await showInList(isAdmin ? notices.eventCreatedApproved : notices.eventCreatedPending);
  },
  failed: () => notices.eventCreateFailed,
});

interface Edit {
  /** The event as it was when its editor last looked. */
  event: SeenEvent;
  form: EventForm;
}

const updating = createSubmit({
  send: async ({ event, form }: Edit) => {
    try {
      await updateEvent(event, form);
    } catch (failure) {
      if (failure instanceof DataError && failure.reason === 'changed') return askAbout(event.id);
      throw failure;
    }
    forgetEventDraft();
    // Most wait for a correction; where people may be on their way, they do not.
    void askForMails();
    await showInList(notices.eventUpdated);
  },
  failed: () => notices.eventUpdateFailed,
});

async function askAbout(id: string): Promise<void> {
  const theirs = await readEvent(id);
  const edited = $state.get();
  if (edited.state === 'ready') $state.set({ ...edited, theirs });
}

/** Saves over what someone else wrote meanwhile. */
export function saveTyped(form: EventForm): void {
  const edited = $state.get();
  if (edited.state !== 'ready' || !edited.theirs) return;
  void updating.submit({ event: edited.theirs, form });
}

/** Drops the typed text and opens the event that someone else has saved. */
export function takeTheirs(): void {
  const edited = $state.get();
  if (edited.state !== 'ready' || !edited.theirs) return;
  $state.set({ state: 'ready', event: edited.theirs, theirs: undefined });
}

async function showInList(notice: Notice): Promise<void> {
  notifyAfterRedirect(notice);
  await rebuildPages();
  await goToPage(paths.events);
}

export const $isCreating = creating.$busy;
export const createEvent = creating.submit;
export const $isUpdating = updating.$busy;
export const saveEvent = updating.submit;
/** Says what is missing, or what is wrong with a field that may be left out (docs/product.md 5, Create event). */
export function complain(problems: Problems): Notice | undefined {
  const isMissing = requiredEventFields.some((name) => name in problems);
  const [problem] = Object.values(problems);
  return notifyInForm(
    isMissing || !problem ? notices.eventMissingFields : notices.eventFieldWrong(problem),
  );
}
