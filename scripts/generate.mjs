// Usage: npm run generate   Writes what follows from other files: the lists of endpoints, error codes and tables, and the
// pages of error codes, rights and texts for phones.
import { writeFileSync } from 'node:fs';
import { lists } from './generated/lists.mjs';
import { pages } from './generated/pages.mjs';

const write = ({ file, text }) => writeFileSync(file, text);

lists().forEach(write);
// What the pages tell is read from these lists.
(await pages()).forEach(write);
