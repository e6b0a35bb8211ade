import { OperatorError } from '@marram/database/operator-error'

/** Lists all problems of refused content. */
export class ContentRefusal extends OperatorError {
  override name = 'ContentRefusal'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`
    super(`Nothing was written, because the content has ${count}:\n${problems.map((line) => `  ${line}`).join('\n')}`)
    this.problems = problems
  }
}
