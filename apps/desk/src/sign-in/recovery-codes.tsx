import { Copy, Printer } from 'lucide-react'
import { useId, useState } from 'react'
import { words } from './words.ts'

type Props = { readonly codes: readonly string[]; readonly onKept: () => void }

/** Shown once: the service keeps only hashes. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const id = useId()
  const [isKept, setKept] = useState(false)
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(codes.join('\n'))
    setCopied(true)
  }
  return (
    <div className="sign-in__step">
      <p>{words.codesMore}</p>
      <ul className="recovery-codes" aria-label={words.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="btns">
        {navigator.clipboard !== undefined && (
          <button type="button" className="btn" onClick={() => void copy()}>
            <Copy className="i" aria-hidden="true" /> <span role="status">{isCopied ? words.copied : words.copy}</span>
          </button>
        )}
        <button type="button" className="btn" onClick={() => window.print()}>
          <Printer className="i" aria-hidden="true" /> {words.print}
        </button>
      </div>
      <label className="tick" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          className="check"
          checked={isKept}
          onChange={({ target }) => setKept(target.checked)}
        />
        {words.codesKept}
      </label>
      <button type="button" className="btn btn--act" disabled={!isKept} onClick={onKept}>
        {words.goOn}
      </button>
    </div>
  )
}
