import type { DeskCommand } from '@marram/contract/desk/operation'
import { describeFailure } from './describe-failure.ts'
import { desk } from './desk-client.ts'
import { queryClient } from './query-client.ts'
import { showToast } from './toasts.ts'

/** Staff may take a decision back for this long; only then is it sent. */
const undoMs = 6000

type Waiting = { readonly send: () => void }

const waiting = new Set<Waiting>()

type Decision<Input, Output> = {
  readonly command: DeskCommand<Input, Output>
  readonly input: NoInfer<Input>
  /** Said at once, with a button to undo. */
  readonly text: string
  /** Called after an undo or a failure, to show the item again. */
  readonly putBack: () => void
  readonly failures?: Readonly<Record<string, string>>
}

/** Decides about something that has a way back: it is sent after a while, or at once when the page is left. */
export function decide<Input, Output>({ command, input, text, putBack, failures = {} }: Decision<Input, Output>): void {
  const key = crypto.randomUUID()
  const end = () => {
    clearTimeout(timer)
    hide()
    waiting.delete(entry)
  }
  const entry: Waiting = {
    send() {
      end()
      desk
        .execute(command, input, { key, isLast: true })
        .catch((error: unknown) => {
          putBack()
          hideLater(showToast({ kind: 'failed', text: describeFailure(error, failures) }))
        })
        .finally(() => void queryClient.invalidateQueries())
    },
  }
  const undo = () => {
    end()
    putBack()
  }
  const hide = showToast({ kind: 'done', text, undo })
  const timer = setTimeout(entry.send, undoMs)
  waiting.add(entry)
}

function hideLater(hide: () => void): void {
  setTimeout(hide, 2 * undoMs)
}

window.addEventListener('pagehide', () => {
  for (const { send } of waiting) send()
})
