import { blockHouse, changeBlock, unblockHouse } from '@marram/contract/desk/plan'
import { useRef } from 'react'
import { describeFailure } from '../kit/describe-failure.ts'
import { showToast } from '../kit/toasts.ts'
import { useCommand } from '../kit/use-command.ts'
import type { BlockDraft, StoredBlock } from './block-dialog.tsx'
import { words } from './words.ts'

const shownMs = 10_000

/** The last change of a block can be taken back for a while. */
export function useUndo() {
  const hide = useRef<() => void>(() => {})
  const add = useCommand(blockHouse)
  const change = useCommand(changeBlock)
  const remove = useCommand(unblockHouse)
  const say = (text: string, undo?: () => void, kind: 'done' | 'failed' = 'done') => {
    hide.current()
    const hideThis = showToast({ kind, text, ...(undo && { undo }) })
    hide.current = hideThis
    setTimeout(hideThis, shownMs)
  }
  const failed = (error: Error) => say(describeFailure(error, words.refusals), undefined, 'failed')
  const taken = { onSuccess: () => say(words.undone), onError: failed }
  return {
    added: (id: number, { arrival, departure }: StoredBlock) =>
      say(words.blockDone, () => remove.mutate({ input: { id, was: { arrival, departure } } }, taken)),
    changed: (block: StoredBlock, { id, ...before }: NonNullable<BlockDraft['stored']>) => {
      const was = { arrival: block.arrival, departure: block.departure }
      say(words.changeDone, () => change.mutate({ input: { ...before, id, was } }, taken))
    },
    remove: (id: number, { house, arrival, departure, purpose, note }: StoredBlock) => {
      const block = { house, arrival, departure, purpose, note }
      const onSuccess = () => say(words.removeDone, () => add.mutate({ input: block }, taken))
      remove.mutate({ input: { id, was: { arrival, departure } } }, { onSuccess, onError: failed })
    },
  }
}
