import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#engine/project-root.ts';
import { buildJsonSchemas, SCHEMAS_FOLDER } from './json-schemas.ts';

const folder = join(projectRoot, SCHEMAS_FOLDER);
mkdirSync(folder, { recursive: true });
for (const [name, text] of buildJsonSchemas()) writeFileSync(join(folder, name), text);
