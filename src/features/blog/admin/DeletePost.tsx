import { useStore } from '@nanostores/react';
import { blogMessages } from '#src/features/blog/messages.ts';
import type { ManagedPost } from '#src/features/blog/schemas/form.ts';
import { $isDeletingPost, removePost } from '#src/features/blog/stores/manager.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { Dialog } from '#src/shared/ui/Dialog.tsx';

interface DeletePostProps {
  /** Undefined: nobody wants to delete anything. */
  post: ManagedPost | undefined;
  onClose: () => void;
}

export function DeletePost({ post, onClose }: DeletePostProps) {
  const isBusy = useStore($isDeletingPost);
  const remove = async () => {
    if (post && (await removePost(post))) onClose();
  };
  return (
    <Dialog title="Delete this post?" open={post !== undefined} onClose={onClose}>
      <p className="mb-5">{post && blogMessages.deleteQuestion(post.title)}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="alarm" busy={isBusy} busyLabel="Deleting..." onClick={() => void remove()}>
          Delete
        </Button>
        <Button look="quiet" disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
