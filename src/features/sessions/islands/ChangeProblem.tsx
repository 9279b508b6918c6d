import { useStore } from '@nanostores/react';
import { $changeProblem } from '#src/features/sessions/stores/session-change.ts';
import { NoticeNote } from './NoticeNote.tsx';

/** Why the last change was not made; what was chosen is still there. */
export const ChangeProblem = () => <NoticeNote notice={useStore($changeProblem)} />;
