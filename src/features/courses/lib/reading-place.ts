/**
 * The first part of a text that is in view, counted from 0: the first whose bottom is below `top`, where the window begins
 * to be free. Past the end it is the last one.
 */
export function placeInView(bottoms: number[], top: number): number {
  // Browsers scroll to whole pixels of the screen, and parts end between them.
  const index = bottoms.findIndex((bottom) => bottom > top + 1);
  return Math.max(0, index === -1 ? bottoms.length - 1 : index);
}
