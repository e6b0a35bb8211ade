import { Button } from '@marram/ui/button'
import { classNames } from '@marram/ui/class-names'
import { IconButton } from '@marram/ui/icon-button'
import { useState } from 'react'
import { usePageContext } from '../scope/page-context.ts'
import { useHydrated } from '../use-hydrated.ts'
import { setFavorite, useIsFavorite } from './favorites-list.ts'

export type HeartProps = {
  readonly lodgingId: number
  /** Number of the house, for the accessible name. */
  readonly name: string
  readonly appearance?: 'solid' | 'text'
  /** Replaces the default removal, for example to offer an undo. */
  readonly onRemove?: () => void
}

/** Adds a house to the favourites or removes it. It needs script, so it is not rendered before hydration. */
export function Heart({ lodgingId, name, appearance = 'solid', onRemove }: HeartProps) {
  const { favorites } = usePageContext().messages
  const isKept = useIsFavorite(lodgingId)
  const isHydrated = useHydrated()
  const [isPressed, setIsPressed] = useState(false)
  const press = (): void => {
    setIsPressed(!isKept)
    if (isKept && onRemove) onRemove()
    else setFavorite(lodgingId, !isKept)
  }
  const className = classNames('heart', isKept && isPressed && 'heart--beats')
  const number = name.toUpperCase()
  if (appearance === 'text') {
    if (!isHydrated) return <TextHeartPlace text={favorites.saveShort} />
    return (
      <Button colour="Text" size="small" icon="heart" className={className} aria-pressed={isKept} onClick={press}>
        {isKept ? favorites.savedShort : favorites.saveShort} <span className="visually-hidden">({number})</span>
      </Button>
    )
  }
  if (!isHydrated) return null
  return (
    <IconButton
      icon="heart"
      appearance="solid"
      className={className}
      label={favorites.save(number)}
      aria-pressed={isKept}
      onClick={press}
    />
  )
}

/** Reserves the space of the button, so that it causes no layout shift when it is rendered. */
function TextHeartPlace({ text }: { text: string }) {
  return (
    <span className="button button--text button--small heart heart--awaited" aria-hidden="true">
      <svg className="icon" aria-hidden="true" /> {text}
    </span>
  )
}
