// Reads a JSON Schema from standard input and writes its TypeScript types to standard output.
// Called by scripts/protocol_types.py, which makes the schema from the server's classes.
import { readFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

const schema = JSON.parse(readFileSync(0, 'utf8'))
const types = await compile(schema, 'Wire', {
  additionalProperties: false,
  bannerComment: '',
  style: { semi: false, singleQuote: true, printWidth: 100 },
})
process.stdout.write(types)
