import { ownOrigin } from '#src/shared/lib/own-origin.ts';
import { isOwnPicture, takenList } from '#src/shared/lib/taken-picture.ts';
import {
  type Pictured,
  type TakenPictures,
  takenPicturesSchema,
} from '#src/shared/schemas/taken-picture.ts';

let asked: Promise<TakenPictures> | undefined;

/** Rows with the files that the site has of their pictures; asks for the list only when a row shows one of another host. */
export async function withPictures<Row>(
  rows: Row[],
  addressOf: (row: Row) => string | null,
): Promise<Pictured<Row>[]> {
  const isForeign = (address: string | null) =>
    address !== null && !isOwnPicture(address, ownOrigin);
  if (!rows.some((row) => isForeign(addressOf(row)))) return rows as Pictured<Row>[];
  asked ??= readList();
  const taken = await asked;
  return rows.map((row) => ({ ...row, picture: taken[addressOf(row) ?? ''] }));
}

/** Empty when it does not come: the pictures are then a link, as those that the site has no files of. */
async function readList(): Promise<TakenPictures> {
  try {
    const answer = await fetch(takenList);
    return takenPicturesSchema.parse(await answer.json());
  } catch {
    asked = undefined;
    return {};
  }
}
