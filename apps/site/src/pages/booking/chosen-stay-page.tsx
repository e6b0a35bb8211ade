import type { Messages } from '@marram/i18n/messages/en'
import { buildPath } from '@marram/i18n/paths'
import { Button } from '@marram/ui/button'
import { LodgingCard } from '@marram/ui/lodging-card'
import { Notice } from '@marram/ui/notice'
import listStyles from '@marram/ui/styles/pages/lists.css?url'
import { getRouteApi } from '@tanstack/react-router'
import { useFrame } from '../../layout/frame-queries.ts'
import { phoneHref, usePhone } from '../../layout/header-phone.tsx'
import { PageFrame } from '../../layout/page-frame.tsx'
import { PageStyles } from '../../layout/page-styles.tsx'
import type { ChosenStay } from '../../lodging/chosen-stay.ts'
import { usePageContext } from '../../scope/page-context.ts'
import { usePageMessages } from '../../scope/page-messages.ts'
import { type CardStay, presentCard } from '../present-card.ts'

const route = getRouteApi('/booking/step1')

/** The chosen house and stay with its price, and how to get it. */
export function ChosenStayPage() {
  const { house, stay } = route.useLoaderData()
  const { scope, messages } = usePageContext()
  const texts = usePageMessages('booking')
  const cardStay = stay && presentStay(stay, messages)
  const isFree = house !== null && house.option !== null
  const sentence = house === null ? texts.incomplete : isFree ? texts.byPhone : texts.unavailable
  return (
    <PageFrame>
      <PageStyles href={listStyles} />
      <section className="section" aria-labelledby="chosen-stay">
        <div className="wrap stack">
          <h1 id="chosen-stay">{texts.title}</h1>
          <Notice kind="sand">{sentence}</Notice>
          {house ? (
            <LodgingCard {...presentCard(house, scope.edition, messages, cardStay ?? undefined)} headingLevel={2} />
          ) : null}
          <Ways isFree={isFree} house={house} query={cardStay?.query ?? ''} />
        </div>
      </section>
    </PageFrame>
  )
}

function presentStay({ lodgingId: _, ...stay }: ChosenStay, { lodging }: Messages): CardStay {
  const query = new URLSearchParams(Object.entries(stay).map(([name, value]) => [name, String(value)]))
  return { party: lodging.persons(stay.adults + stay.children + stay.infants), query: `?${query}` }
}

type WaysProps = {
  readonly isFree: boolean
  readonly house: { readonly name: string } | null
  readonly query: string
}

function Ways({ isFree, house, query }: WaysProps) {
  const { scope } = usePageContext()
  const texts = usePageMessages('booking')
  const { settings } = useFrame()
  const phone = usePhone(settings)
  const { contact, search } = settings.pages
  return (
    <p className="row">
      {isFree ? (
        <Button colour="CTA" icon="phone" href={phoneHref(phone)}>
          {texts.call(phone)}
        </Button>
      ) : null}
      {isFree && contact ? (
        <Button colour="Primary" href={contact}>
          {texts.write}
        </Button>
      ) : null}
      {house ? (
        <Button href={`${buildPath(scope.edition, { kind: 'lodging', name: house.name })}${query}`}>
          {texts.back}
        </Button>
      ) : (
        <Button href={search ?? '/'}>{texts.houses}</Button>
      )}
    </p>
  )
}
