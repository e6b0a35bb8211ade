import { CircleCheck, CircleMinus, CircleX, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react'

export type Level = 'fine' | 'warning' | 'failed' | 'skipped' | 'running'

const looks: Readonly<Record<Level, { readonly icon: LucideIcon; readonly look: string }>> = {
  fine: { icon: CircleCheck, look: 'here' },
  warning: { icon: TriangleAlert, look: 'waits' },
  failed: { icon: CircleX, look: 'late' },
  skipped: { icon: CircleMinus, look: 'off' },
  running: { icon: LoaderCircle, look: 'off' },
}

/** Shape and word; colour only beside them. */
export function LevelMark({ level, word }: { readonly level: Level; readonly word: string }) {
  const { icon: Icon, look } = looks[level]
  return (
    <span className={`state state--${look}`}>
      <Icon className="i" aria-hidden="true" />
      {word}
    </span>
  )
}
