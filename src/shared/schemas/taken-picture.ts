import * as z from 'zod/mini';

/** A picture of another host that the build has made files of (src/shared/lib/taken-picture.ts). */
export const takenPictureSchema = z.object({
  name: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  /** The measures of the wider file in pixels. */
  width: z.int(),
  height: z.int(),
});

/** By the address that the row says. */
export const takenPicturesSchema = z.record(z.string(), takenPictureSchema);

export type TakenPicture = z.infer<typeof takenPictureSchema>;
export type TakenPictures = z.infer<typeof takenPicturesSchema>;

/** A row with the files of its picture, when there are some. */
export type Pictured<Row> = Row & { picture?: TakenPicture | undefined };
