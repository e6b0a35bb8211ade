import { ArrivalPart } from './arrival-part.tsx'
import type { BarPart, BarScope } from './bar-scope.ts'
import { GuestsPart } from './guests-part.tsx'
import { NightsPart } from './nights-part.tsx'
import { WherePart } from './where-part.tsx'

const views = { where: WherePart, arrival: ArrivalPart, nights: NightsPart, guests: GuestsPart } as const

export function BarPartView({ part, scope }: { part: BarPart; scope: BarScope }) {
  const View = views[part]
  return <View scope={scope} />
}
