import { Icon } from '@marram/ui/icon'
import { hoursOfWeek } from '../../kit/hours-of-week.ts'
import { usePageContext } from '../../kit/scope/page-context.ts'

/**
 * German guests call from abroad: their edition shows the hours of the whole week above everything else. On a phone the
 * menu does.
 */
export function PhoneHoursBanner() {
  const { messages, scope } = usePageContext()
  const schedule = scope.agency?.hours
  if (scope.edition !== 'de' || !schedule) return null
  return (
    <p className="phone-hours only-desktop">
      <Icon name="phone" size="small" /> <b>{messages.header.phoneTimes}:</b>{' '}
      {hoursOfWeek(schedule, scope.edition, messages)}
    </p>
  )
}
