import { parseArgs } from 'node:util'
import { OperatorError } from '@marram/database/operator-error'

export function readFileArgument(args: string[], command: string): string {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
  const [file] = positionals
  if (file === undefined || positionals.length > 1) {
    throw new OperatorError(`Name one file, for example: marram ${command} agency.backup`)
  }
  return file
}
