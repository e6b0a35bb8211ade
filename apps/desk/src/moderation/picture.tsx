import { describeFailure } from '../kit/describe-failure.ts'
import { words as kitWords } from '../kit/kit-words.ts'
import { words } from './words.ts'

type Props = {
  /** A data URL; undefined while it is loaded, null if there is no file. */
  readonly picture: string | null | undefined
  readonly alt: string
  readonly error: Error | null
}

export function Picture({ picture, alt, error }: Props) {
  if (error) return <p className="late">{describeFailure(error)}</p>
  if (picture === undefined) return <p className="muted">{kitWords.loading}</p>
  if (picture === null) return <p className="muted">{words.noPicture}</p>
  return <img src={picture} alt={alt} />
}
