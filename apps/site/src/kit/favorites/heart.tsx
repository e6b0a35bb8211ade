import { Button } from '@marram/ui/button'
import { classNames } from '@marram/ui/class-names'
import { IconButton } from '@marram/ui/icon-button'
import { useState } from 'react'
import { usePageContext } from '../scope/page-context.ts'
import { setFavorite } from './favorites-list.ts'
import { useIsFavorite } from './use-favorites.ts'

export type HeartProps = {
  readonly lodgingId: number
  /** Number of the house, for the accessible name. */
  readonly name: string
  readonly appearance?: 'solid' | 'text'
  /** Replaces the default removal, for example to offer an undo. */
  readonly onRemove?: () => void
}

/** Adds a house to the favourites or removes it, also before hydration (`early-heart.ts`). Without script it is hidden. */
export function Heart({ lodgingId, name, appearance = 'solid', onRemove }: HeartProps) {
  const { favorites } = usePageContext().messages
  const isKept = useIsFavorite(lodgingId)
  const [isPressed, setIsPressed] = useState(false)
  const press = (): void => {
    setIsPressed(!isKept)
    if (isKept && onRemove) onRemove()
    else setFavorite(lodgingId, !isKept)
  }
  const className = classNames('heart needs-script', isKept && isPressed && 'heart--beats')
  const number = name.toUpperCase()
  // Another removal, such as one with an undo, needs React.
  const early = onRemove ? undefined : lodgingId
  if (appearance === 'text') {
    return (
      <Button
        colour="Text"
        size="small"
        icon="heart"
        className={className}
        data-heart={early}
        aria-pressed={isKept}
        onClick={press}
      >
        {isKept ? favorites.savedShort : favorites.saveShort} <span className="visually-hidden">({number})</span>
      </Button>
    )
  }
  return (
    <IconButton
      icon="heart"
      appearance="solid"
      className={className}
      label={favorites.save(number)}
      data-heart={early}
      aria-pressed={isKept}
      onClick={press}
    />
  )
}
