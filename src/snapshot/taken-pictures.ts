import { readFile } from 'node:fs/promises';
import {
  type Pictured,
  type TakenPictures,
  takenPicturesSchema,
} from '#src/shared/schemas/taken-picture.ts';
import { snapshotFile } from './file.ts';

/** Says what foreign-pictures.ts took over, to the pages of this build. */
export const takenRecord = () => snapshotFile().replace(/(\.json)?$/, '-pictures.json');

/** The pictures of other hosts that this build has files of; none when they were never taken over. */
async function takenPictures(): Promise<TakenPictures> {
  try {
    return takenPicturesSchema.parse(JSON.parse(await readFile(takenRecord(), 'utf8')));
  } catch {
    return {};
  }
}

/** Rows with the files of their pictures. */
export async function withTaken<Row>(
  rows: Row[],
  addressOf: (row: Row) => string | null,
): Promise<Pictured<Row>[]> {
  const taken = await takenPictures();
  return rows.map((row) => {
    const picture = taken[addressOf(row) ?? ''];
    return (picture ? { ...row, picture } : row) as Pictured<Row>;
  });
}
