import type { LodgingPage } from '@marram/contract/broker/lodging-page/shapes'
import { buildPath } from '@marram/i18n/paths'
import { Button } from '@marram/ui/button'
import { Popover, type PopoverTrigger } from '@marram/ui/popover'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'

type HouseActionsProps = {
  readonly lodging: LodgingPage
  /** Marks the house as a favourite; it is personal and comes from the page. */
  readonly heart: ReactNode
}

export function HouseActions({ lodging, heart }: HouseActionsProps) {
  const words = usePageMessages('house').actions
  return (
    <div className="house-actions">
      <HouseShare lodging={lodging} />
      <Button className="house-actions__print" colour="Text" size="small" icon="printer" onClick={() => window.print()}>
        {words.print}
      </Button>
      {heart}
    </div>
  )
}

type Copied = 'no' | 'yes' | 'refused'

/** The device's own way of sharing where it has one; otherwise a mail or the copied address. */
function HouseShare({ lodging }: { lodging: LodgingPage }) {
  const { scope } = usePageContext()
  const words = usePageMessages('house').actions
  const { title } = lodging.description
  const url = `${scope.origins[scope.edition]}${buildPath(scope.edition, { kind: 'lodging', name: lodging.name })}`
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(words.mailText(title, url))}`
  const shareByDevice = (event: MouseEvent) => {
    if (!('share' in navigator)) return
    event.preventDefault()
    // A guest who thinks better of it is no error.
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
        <CopyLink url={url} />
        <Button colour="Default" size="small" icon="mail" href={mail}>
          {words.mail}
        </Button>
      </div>
    </Popover>
  )
}

/** With the stay that the guest has chosen, without the picture that is open. */
function currentAddress(): string {
  const { origin, pathname, search } = window.location
  return `${origin}${pathname}${search}`
}

function CopyLink({ url }: { url: string }) {
  const words = usePageMessages('house').actions
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
