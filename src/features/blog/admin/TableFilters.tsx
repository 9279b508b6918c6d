import { useStore } from '@nanostores/react';
import type { PostStatus } from '#src/features/blog/lib/post-status.ts';
import { $postTable, narrowPosts } from '#src/features/blog/stores/manager.ts';
import { SelectField, TextField } from '#src/shared/ui/Field.tsx';

const statuses: { value: PostStatus | ''; label: string }[] = [
  { value: '', label: 'All' },
  { value: 'published', label: 'Published' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'draft', label: 'Drafts' },
];

export function TableFilters() {
  const { words, wantedStatus } = useStore($postTable);
  return (
    <div className="post-filters">
      <TextField
        label="Search"
        type="search"
        value={words}
        onChange={(event) => narrowPosts({ words: event.currentTarget.value })}
      />
      <SelectField
        label="Status"
        options={statuses}
        value={wantedStatus}
        onChange={(event) =>
          narrowPosts({ wantedStatus: event.currentTarget.value as PostStatus | '' })
        }
      />
    </div>
  );
}
