import { createHash } from 'node:crypto'

type Node = Readonly<{ type: string; name?: string; callee?: Node; object?: Node; property?: Node }>
type NodePath = Readonly<{ node: Node; parent: Node | null; listKey?: string; key?: string | number }>
type Mutant = Readonly<{ id: string; fileName: string; replacement: string; location: Location }>
type Location = Readonly<{ start: Position; end: Position }>
type Position = Readonly<{ line: number; column: number }>
type CheckResult = Readonly<{ status: 'passed' }> | Readonly<{ status: 'compileError'; reason: string }>

const texts = /^(StringLiteral|TemplateLiteral|BinaryExpression|ObjectExpression)$/

/** Texts for people, whose wording tests should not repeat. */
function findReader({ node, parent, listKey, key }: NodePath): string | undefined {
  if (!texts.test(node.type) || listKey !== 'arguments' || !parent?.callee) return undefined
  const { type, name = '', object } = parent.callee
  if (parent.type === 'NewExpression') return name.endsWith('Error') ? 'message of an exception' : undefined
  if (name === 'refuse' && key === 2) return 'sentence of a refusal: clients go by its code'
  if (name === 'logSecurity' && key === 3) return 'log line'
  if (name === 'log' || (type === 'MemberExpression' && (object?.property ?? object)?.name === 'log')) return 'log line'
  return undefined
}

/** Tests the same share of mutants in each run of the same sources; another seed chooses others. */
function createSample() {
  const { MUTATION_SHARE = '1', MUTATION_SEED = '' } = process.env
  const share = Number(MUTATION_SHARE)
  const isChosen = ({ fileName, replacement, location: { start } }: Mutant) => {
    const name = fileName.split('/').at(-1)
    const hash = createHash('sha256')
      .update(`${MUTATION_SEED} ${name} ${start.line}:${start.column} ${replacement}`)
      .digest()
    return hash.readUInt32BE() < share * 2 ** 32
  }
  return {
    init: async () => {},
    group: async (mutants: readonly Mutant[]) => [mutants.map(({ id }) => id)],
    check: async (mutants: readonly Mutant[]): Promise<Record<string, CheckResult>> =>
      Object.fromEntries(
        mutants.map((mutant) => [
          mutant.id,
          isChosen(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'not in the sample' },
        ]),
      ),
  }
}

/** Loaded by Stryker by path. */
export const strykerPlugins = [
  { kind: 'Ignore', name: 'texts', value: { shouldIgnore: findReader } },
  { kind: 'Checker', name: 'sample', factory: createSample },
]
