import { mergeTests } from '@playwright/test';
import { test as blogTest } from './blog.ts';
import { test as dashboardTest } from './dashboard.ts';
import { test as eventTest } from './events.ts';

// While a form is on its way its button is disabled and a screen reader hears why; afterwards the focus is where it was.

export const test = mergeTests(blogTest, dashboardTest, eventTest);
