import { createIsomorphicFn } from '@tanstack/react-start'
import { type ComponentType, lazy } from 'react'
import { documentScope } from '../../kit/scope/document-scope.ts'
import { ensurePageMessages } from '../../kit/scope/page-messages.ts'
import { ServedHtml } from '../../kit/served-html.tsx'
import { type ClimateProps, ClimateTable, NearList, type NearProps } from './place-facts.tsx'

type Facts = typeof import('./place-facts.tsx')

/** After a client-side navigation a part loads with its texts, which the page around it does not need. */
function lazyFacts<Props>(choose: (facts: Facts) => ComponentType<Props>) {
  return lazy(async () => {
    const [facts] = await Promise.all([
      import('./place-facts.tsx'),
      ensurePageMessages(documentScope().edition, 'place'),
    ])
    return { default: choose(facts) }
  })
}

const LazyClimate = lazyFacts((facts) => facts.ClimateTable)
const LazyNear = lazyFacts((facts) => facts.NearList)
const climateHere = createIsomorphicFn()
  .server(() => ClimateTable)
  .client(() => LazyClimate)
const nearHere = createIsomorphicFn()
  .server(() => NearList)
  .client(() => LazyNear)

/** The climate of a place. It is static, so no browser hydrates it. */
export function PlaceClimate(props: ClimateProps) {
  const Climate = climateHere()
  return (
    <ServedHtml>
      <Climate {...props} />
    </ServedHtml>
  )
}

export function PlaceNear(props: NearProps) {
  const Near = nearHere()
  if (props.near.length === 0) return null
  return (
    <ServedHtml>
      <Near {...props} />
    </ServedHtml>
  )
}
