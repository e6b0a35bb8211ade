import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { describeSignInFailure } from './failure.ts'

/** One thing at a time, with the sentence for its failure. */
export function useAttempt() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      setProblem(describeSignInFailure(error))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, problem, attempt }
}

export function Problem({ text }: { readonly text: string | null }) {
  return (
    <div className="problem" role="alert">
      {text !== null && (
        <p className="note note--late">
          <CircleAlert className="i" aria-hidden="true" /> {text}
        </p>
      )}
    </div>
  )
}
