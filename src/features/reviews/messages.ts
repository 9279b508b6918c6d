import { error, type Notice, success } from '#src/shared/messages/notice.ts';

// What docs/product.md 8 leaves open about reviews. Its sentences are in notices.ts.

export const reviewMessages = {
  restored: 'You typed this before and did not send it.',
} as const;

export const reviewNotices = {
  updated: success('Review Updated', 'Your changes are saved.'),
  updateFailed: error('Error', 'Failed to update review'),
  changedMeanwhile: error(
    'Error',
    'This review was changed elsewhere in the meantime. Close the form and open it again to see the latest version.',
  ),
  oneIsHidden: error(
    'Error',
    'The mentor has hidden one of your reviews. Please change it on the reviews page. You can write another after it is shown again.',
  ),
  deleted: success('Review Deleted', 'Your review has been deleted.'),
  deleteFailed: error('Error', 'Failed to delete review. Please try again.'),
  ownLoadFailed: error('Error', 'Failed to load your reviews'),
  hidden: success('Success', 'The review is hidden.'),
  shown: success('Success', 'The review is shown again.'),
  answered: success('Success', 'Your answer is published.'),
  answerRemoved: success('Success', 'Your answer is removed.'),
  removed: success('Success', 'The review has been deleted.'),
  moderationFailed: error('Error', 'Failed to update the review. Please try again.'),
  moderatedMeanwhile: error(
    'Error',
    'This review was changed in the meantime. Here is the latest version.',
  ),
} as const satisfies Record<string, Notice>;
