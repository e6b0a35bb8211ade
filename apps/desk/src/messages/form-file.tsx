import { showFormFile } from '@marram/contract/desk/forms'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { describeFailure } from '../kit/describe-failure.ts'
import { desk } from '../kit/desk-client.ts'
import { saveFile } from '../kit/save-file.ts'
import { words } from './words.ts'

type Props = { readonly file: { readonly id: number; readonly name: string; readonly bytes: number } }

/** Saves a file of a guest. It is never opened here: the browser gets bytes without a type. */
export function FormFile({ file: { id, name, bytes } }: Props) {
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const save = async () => {
    setSaving(true)
    setError(null)
    try {
      const file = await desk.ask(showFormFile, { file: id })
      saveFile(
        new Blob([Uint8Array.from(atob(file.data), (sign) => sign.charCodeAt(0))], {
          type: 'application/octet-stream',
        }),
        file.name,
      )
    } catch (failure) {
      setError(failure)
    } finally {
      setSaving(false)
    }
  }
  return (
    <li>
      <button type="button" className="btn btn--file" disabled={isSaving} onClick={() => void save()}>
        <Download className="i" aria-hidden="true" /> {words.saveFile(name, Math.ceil(bytes / 1024))}
      </button>
      {error !== null && (
        <p className="late" role="alert">
          {describeFailure(error, { 'unknown-file': words.fileGone })}
        </p>
      )}
    </li>
  )
}
