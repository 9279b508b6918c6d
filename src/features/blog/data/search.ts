import {
  type FoundPost,
  searchFiles,
  searchFolder,
  type Shard,
} from '#src/features/blog/lib/search.ts';
import { fetchInTime } from '#src/shared/data/fetch-in-time.ts';
import { DataError } from '#src/shared/data/unwrap.ts';

// The build's own files, so their shape is not checked again.

export const readShardNames = () => readOnce<string[]>(searchFiles.shards);
export const readShard = (name: string) => readOnce<Shard>(searchFiles.shard(name));
export const readFoundPosts = (file: number) => readOnce<FoundPost[]>(searchFiles.posts(file));

const read = new Map<string, Promise<unknown>>();

function readOnce<Content>(file: string): Promise<Content> {
  const content = read.get(file) ?? load(file);
  read.set(file, content);
  // A failed request is sent again the next time.
  content.catch(() => read.delete(file));
  return content as Promise<Content>;
}

async function load(file: string): Promise<unknown> {
  try {
    const answer = await fetchInTime(searchFolder + file);
    if (answer.ok) return await answer.json();
  } catch {
    // Said below: offline, or cut off in the middle.
  }
  throw new DataError('unavailable', '');
}
