import { editionByKey } from '@marram/domain/edition'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { usePageContext } from '../../kit/scope/page-context.ts'
import { routeEdition } from '../../kit/scope/route-path.ts'
import { consentAllows, onConsentChange } from '../consent/consent-choice.ts'
import { openCounter } from './count-event.ts'
import { createTelemetry, pageName } from './telemetry.ts'

const beacon = '/services/workers/bridge/telemetry/unsafe/'
const flushMs = 10_000

/** Counts the kinds of opened pages and lists, for guests who agreed to statistics: never a URL or a person. */
export function PageCounter() {
  const { scope } = usePageContext()
  const name = useLocation({ select: ({ pathname, searchStr }) => pageName(routeEdition, pathname, searchStr) })
  const telemetry = useMemo(
    () =>
      createTelemetry({
        lan: editionByKey(scope.edition).languageId,
        mayCount: () => consentAllows('statistic'),
        send: (body) => navigator.sendBeacon(beacon, body),
      }),
    [scope.edition],
  )
  useEffect(() => openCounter(telemetry.count), [telemetry])
  // A guest who agrees later is counted from that page on.
  useEffect(() => onConsentChange(telemetry.consentChanged), [telemetry])
  useEffect(() => {
    telemetry.showPage(name)
    const timer = setTimeout(telemetry.flush, flushMs)
    return () => clearTimeout(timer)
  }, [telemetry, name])
  useEffect(() => {
    // A phone may end a background page without an event: hiding is the last reliable one.
    const flushHidden = () => document.visibilityState === 'hidden' && telemetry.flush()
    window.addEventListener('pagehide', telemetry.flush)
    document.addEventListener('visibilitychange', flushHidden)
    return () => {
      window.removeEventListener('pagehide', telemetry.flush)
      document.removeEventListener('visibilitychange', flushHidden)
    }
  }, [telemetry])
  return null
}
