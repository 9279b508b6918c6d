import { resultPath } from '#src/shared/paths.ts';
import { environment } from '../site/env.ts';

/** The page that a paid order leads to. */
export const resultAddress = (orderId: string) => `${environment().SITE_URL}${resultPath(orderId)}`;
