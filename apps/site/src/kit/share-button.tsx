import { Button } from '@marram/ui/button'
import { Popover, type PopoverTrigger } from '@marram/ui/popover'
import { type MouseEvent, useState } from 'react'
import { usePageContext } from './scope/page-context.ts'

export type ShareWords = {
  readonly share: string
  readonly shareTitle: string
  readonly mail: string
  readonly mailText: (title: string, url: string) => string
  readonly copy: string
  readonly copied: string
  readonly copyFailed: string
}

type ShareButtonProps = {
  readonly title: string
  /** URL path of the page in this edition, for the mail; script shares the current address. */
  readonly path: string
  readonly words: ShareWords
}

type Copied = 'no' | 'yes' | 'refused'

/** Uses the device's share sheet if it has one; otherwise a mail or the copied address. */
export function ShareButton({ title, path, words }: ShareButtonProps) {
  const { scope } = usePageContext()
  const url = `${scope.origins[scope.edition]}${path}`
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(words.mailText(title, url))}`
  const shareByDevice = (event: MouseEvent) => {
    if (!('share' in navigator)) return
    event.preventDefault()
    // A cancelled share is no error.
    navigator.share({ title, url: currentAddress() }).catch(() => {})
  }
  const trigger = (attributes: PopoverTrigger) => (
    <Button {...attributes} colour="Text" size="small" icon="share-2" onClick={shareByDevice}>
      {words.share}
    </Button>
  )
  return (
    <Popover label={words.shareTitle} trigger={trigger}>
      <div className="stack stack--sm">
        <p>{words.shareTitle}</p>
        <CopyLink url={url} words={words} />
        <Button colour="Default" size="small" icon="mail" href={mail}>
          {words.mail}
        </Button>
      </div>
    </Popover>
  )
}

/** Includes the guest's choices, such as a stay, but not the open picture. */
function currentAddress(): string {
  const { origin, pathname, search } = window.location
  return `${origin}${pathname}${search}`
}

function CopyLink({ url, words }: { url: string; words: ShareWords }) {
  const [copied, setCopied] = useState<Copied>('no')
  const copy = () => {
    navigator.clipboard.writeText(currentAddress()).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    )
  }
  return (
    <>
      <Button className="needs-script" colour="Default" size="small" onClick={copy}>
        {words.copy}
      </Button>
      <p className="small" role="status">
        {copied === 'yes' ? words.copied : null}
        {copied === 'refused' ? words.copyFailed : null}
      </p>
      {copied === 'refused' ? <code>{url}</code> : null}
    </>
  )
}
