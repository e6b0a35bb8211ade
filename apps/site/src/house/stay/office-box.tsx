import { Icon } from '@marram/ui/icon'
import { Panel } from '@marram/ui/panel'
import { useFrame } from '../../frame/frame-queries.ts'
import { phoneHref, usePhone } from '../../frame/header/header-phone.tsx'
import { OpeningHours } from '../../frame/header/opening-hours.tsx'
import { useStayTexts } from './stay-texts.ts'

/** Whoever hesitates may ask. */
export function OfficeBox() {
  const { quote: texts } = useStayTexts().texts
  const phone = usePhone(useFrame().settings)
  return (
    <Panel flat className="office">
      <Icon name="message-circle" size="large" />
      <p>
        <b>{texts.questions}</b>
        <br />
        <span className="small">
          {texts.questionsText}{' '}
          <a href={phoneHref(phone)} className="num">
            {phone}
          </a>{' '}
          <OpeningHours length="short" />
        </span>
      </p>
    </Panel>
  )
}
