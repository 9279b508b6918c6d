import { randomUUID } from 'node:crypto';
import { hash } from 'bcryptjs';

const bcryptRounds = 10;
export const decoyHash = hash(randomUUID(), bcryptRounds);
