import { useStore } from '@nanostores/react';
import { blogMessages } from '#src/features/blog/messages.ts';
import type { ManagedPost } from '#src/features/blog/schemas/form.ts';
import { $isDeletingPost, removePost } from '#src/features/blog/stores/manager.ts';
import { ConfirmDialog } from '#src/shared/ui/ConfirmDialog.tsx';

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
    <ConfirmDialog
      title="Delete this post?"
      open={post !== undefined}
      action="Delete"
      busy={isBusy}
      busyLabel="Deleting..."
      onConfirm={remove}
      onClose={onClose}
    >
      <p>{post && blogMessages.deleteQuestion(post.title)}</p>
    </ConfirmDialog>
  );
}
