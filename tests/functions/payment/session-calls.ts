import { tested } from '../../support/providers/tested.ts';
import { shop } from '../../support/use-shop.ts';

export const sessionCalls = () => shop.provider.calls()[tested.routes.open] ?? 0;
