import { formatFor } from '@marram/i18n/format'
import { Icon } from '@marram/ui/icon'
import { Panel } from '@marram/ui/panel'
import { Picture } from '@marram/ui/picture'
import { ownPictureUrl } from '@marram/ui/picture/picture-url.ts'
import { TextLink } from '@marram/ui/text-link'
import { useLoaderData } from '@tanstack/react-router'
import { useFrameSettings } from '../frame/frame-queries.ts'
import { phoneHref, usePhone } from '../frame/header/header-phone.tsx'
import { OpeningHours } from '../frame/header/opening-hours.tsx'
import { PageFrame } from '../frame/page-frame.tsx'
import formStyles from '../kit/forms/form.css?url'
import { PageStyles } from '../kit/page-styles.tsx'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'
import type { QuestionFormData } from './load-question.ts'
import styles from './question.css?url'
import { QuestionForm } from './question-form.tsx'

/** A written question about one house. */
export function QuestionPage() {
  const data: QuestionFormData = useLoaderData({ strict: false })
  const { title, back, lead } = usePageMessages('question')
  return (
    <PageFrame>
      <PageStyles href={formStyles} />
      <PageStyles href={styles} />
      <div className="wrap question">
        <div className="question__intro">
          <TextLink href={data.house.path} icon="arrow-left">
            {back}
          </TextLink>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <Ways />
        </div>
        <Panel className="question__panel">
          <House {...data} />
          <QuestionForm {...data} />
        </Panel>
      </div>
    </PageFrame>
  )
}

function Ways() {
  const { byMail, byPhone } = usePageMessages('question')
  const phone = usePhone(useFrameSettings())
  return (
    <ul className="question__ways">
      <li>
        <Icon name="mail" />
        <span>
          <b>{byMail.strong}</b> {byMail.text}
        </span>
      </li>
      <li>
        <Icon name="phone" />
        <span>
          <b>{byPhone}</b>{' '}
          <a href={phoneHref(phone)} className="num">
            {phone}
          </a>{' '}
          <OpeningHours length="short" />
        </span>
      </li>
    </ul>
  )
}

function House({ house, values }: QuestionFormData) {
  const { house: numberOf } = usePageMessages('question')
  const format = formatFor(usePageContext().scope.edition)
  const { arrival, departure } = values
  const isStay = /^\d{4}-\d\d-\d\d$/.test(arrival ?? '') && /^\d{4}-\d\d-\d\d$/.test(departure ?? '')
  const stay = isStay && arrival && departure ? [format.dayRange(arrival, departure)] : []
  return (
    <div className="question__house">
      {house.picture === null ? null : <Picture src={ownPictureUrl(house.picture)} alt="" width={104} height={78} />}
      <p>
        <b>{house.title}</b>
        <span className="small muted">{[house.area, numberOf(house.name.toUpperCase()), ...stay].join(' · ')}</span>
      </p>
    </div>
  )
}
