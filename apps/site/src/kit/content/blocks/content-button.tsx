import { Button } from '@marram/ui/button'
import { isButtonColour } from '@marram/ui/button/button-colour.ts'
import { splitLeadingEmoji } from '@marram/ui/button/leading-emoji.ts'
import { useContentEnvironment } from '../content-environment.ts'
import { NewTabHint, tabAttributes } from '../content-link.tsx'
import { presentLink } from '../rules/link-rules.ts'

type ContentButtonProps = {
  readonly title: string | null
  readonly uri: string | null
  /** One of the thirteen colour styles, under the name that editors see. */
  readonly colour: string | null
  readonly shape: string | null
  /** The button is on its own line and not inside a sentence. */
  readonly isAlone?: boolean
}

/** A link that looks like a button. It is skipped when it has no target. */
export function ContentButton({ title, uri, colour, shape, isAlone = false }: ContentButtonProps) {
  const environment = useContentEnvironment()
  const link = uri === null ? null : presentLink(uri, environment)
  if (link === null) return null
  const { emoji, text } = splitLeadingEmoji(title?.trim() || environment.messages.ui.more)
  const button = (
    <Button
      href={link.href}
      {...tabAttributes(link)}
      colour={colour !== null && isButtonColour(colour) ? colour : 'Default'}
      shape={shape?.toLowerCase() === 'pill' ? 'pill' : 'button'}
      {...(emoji === null ? {} : { emoji })}
    >
      {text}
      {link.newTab ? <NewTabHint /> : null}
    </Button>
  )
  return isAlone ? <p className="cta-row">{button}</p> : button
}
