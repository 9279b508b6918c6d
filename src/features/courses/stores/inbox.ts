import { answerQuestion, listInbox, markTask } from '#src/features/courses/data/inbox.ts';
import { personOf } from '#src/features/courses/lib/mentor-labels.ts';
import { inboxNotices } from '#src/features/courses/messages/inbox.ts';
import type {
  InboxEntry,
  Mark,
  WaitingQuestion,
  WaitingTask,
} from '#src/features/courses/schemas/inbox.ts';
import { askForMails } from '#src/shared/data/functions.ts';
import type { FailureReason } from '#src/shared/data/unwrap.ts';
import type { Notice } from '#src/shared/messages/notice.ts';
import { createLoader } from '#src/shared/stores/loader.ts';
import { createSubmit, type Submit } from '#src/shared/stores/submit.ts';
import { notify } from '#src/shared/stores/toasts.ts';
import { dropInboxDraft } from './inbox-drafts.ts';
import { listUnsent, type UnsentAnswer } from './unsent-answers.ts';

interface Inbox {
  entries: InboxEntry[];
  unsent: UnsentAnswer[];
}

const { $state, refresh, change } = createLoader<Inbox>({
  entries: [],
  unsent: [],
  status: 'loading',
});

/** What waits for the mentor, the oldest first, and what was typed for what does not wait any more. */
export const $inbox = $state;

export const loadInbox = (): Promise<void> =>
  refresh(async () => {
    const entries = await listInbox();
    return { entries, unsent: await listUnsent(entries) };
  });

export function discardUnsent(id: string): void {
  dropInboxDraft(id);
  change({ unsent: $state.get().unsent.filter((one) => one.id !== id) });
}

/** Each entry has its own, as several can be open. It answers true when it is done. */
export const createAnswer = (question: WaitingQuestion): Submit<string, true> =>
  createSubmit({
    send: async (answer: string) => {
      await answerQuestion(question.id, answer);
      return settle(question, inboxNotices.answered(personOf(question)));
    },
    failed: ({ reason }) => noticeOf(question, reason),
  });

export const createMark = (task: WaitingTask): Submit<Mark, true> =>
  createSubmit({
    send: async (mark: Mark) => {
      await markTask(task, mark);
      return settle(task, inboxNotices.marked(personOf(task)));
    },
    failed: ({ reason }) => noticeOf(task, reason),
  });

function settle({ id }: InboxEntry, notice: Notice): true {
  dropInboxDraft(id);
  change({ entries: $state.get().entries.filter((entry) => entry.id !== id) });
  notify(notice);
  void askForMails();
  void loadInbox();
  return true;
}

function noticeOf({ kind }: InboxEntry, reason: FailureReason): Notice {
  const isQuestion = kind === 'question';
  if (reason === 'changed' || reason === 'notFound') {
    void loadInbox();
    if (reason === 'notFound')
      return isQuestion ? inboxNotices.questionGone : inboxNotices.taskGone;
    return isQuestion ? inboxNotices.answeredMeanwhile : inboxNotices.markedMeanwhile;
  }
  if (reason === 'invalid' && !isQuestion) {
    void loadInbox();
    return inboxNotices.rubricChanged;
  }
  return isQuestion ? inboxNotices.answerFailed : inboxNotices.markFailed;
}
