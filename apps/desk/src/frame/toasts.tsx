import { Undo2 } from 'lucide-react'
import { useToasts } from '../kit/toasts.ts'
import { words } from './words.ts'

export function Toasts() {
  return (
    <div className="toasts" role="status">
      {useToasts().map(({ id, text, kind, undo }) => (
        <div key={id} className={kind === 'failed' ? 'toast toast--failed' : 'toast'}>
          {text}
          {undo && (
            <button type="button" onClick={undo}>
              <Undo2 className="i i--16" aria-hidden="true" /> {words.undo} <kbd>{words.ctrl} Z</kbd>
            </button>
          )}
        </div>
      ))}
    </div>
  )
}
