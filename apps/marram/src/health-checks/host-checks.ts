import { type CheckContext, type Finding, failed, fine, skipped, warning } from './check.ts'
import { forged, type HostProbe } from './probe-host.ts'

const dayMs = 86_400_000
const soonMs = 14 * dayMs
const urgentMs = 3 * dayMs

/** A problem of a host, worded to follow its name; null if there is none. */
type Judge = (probe: HostProbe, context: CheckContext) => { level: 'warning' | 'failed'; problem: string } | null

export const checkHosts = judged(
  'reached over HTTPS, and part of this installation',
  ({ origin, problem, status, reflection }) => {
    if (problem !== null) {
      return fail(`cannot be reached (${problem}): check its DNS record, the proxy and that the program runs`)
    }
    if (!origin.startsWith('https:')) return fail('is not HTTPS: set up a certificate, and https:// in MARRAM_HOSTS')
    if (reflection) return null
    if (status === 502 || status === 503 || status === 504) {
      return fail(`answers ${status}: start the program, then look at the proxy’s log`)
    }
    return fail('answers, but not from this installation: let its DNS record and proxy lead to this program')
  },
)

const hasCertificate = ({ certificate }: HostProbe): boolean => certificate !== null
const hasReflection = ({ reflection }: HostProbe): boolean => reflection !== null

export const checkCertificates = judged(
  'valid certificates for two weeks or more',
  ({ certificate }, { now }) => {
    if (!certificate) return null
    const leftMs = certificate.validTo.getTime() - now().getTime()
    const day = certificate.validTo.toISOString().slice(0, 10)
    if (leftMs < 0) return fail(`has a certificate that expired on ${day}: renew it and reload the proxy`)
    if (certificate.problem !== null) {
      return fail(
        `has a certificate that browsers refuse (${certificate.problem}): install one for this host, with its chain`,
      )
    }
    if (leftMs < urgentMs)
      return fail(`has a certificate that expires on ${day}: renew it now, and see why that is not automatic`)
    return leftMs < soonMs
      ? {
          level: 'warning',
          problem: `has a certificate that expires on ${day}: see whether it is renewed automatically`,
        }
      : null
  },
  hasCertificate,
)

export const checkProxy = judged(
  'host, scheme and the guest’s address arrive',
  ({ origin, reflection }) => {
    if (!reflection) return null
    const { host, proto, address, trustsProxy } = reflection
    const { host: expected } = new URL(origin)
    if (!trustsProxy) {
      // The program itself speaks plain HTTP.
      return fail('is behind a proxy, but TRUST_PROXY is 0, so that all guests count as one: set TRUST_PROXY=1')
    }
    const missing = [
      ...(host === forged.host || host === null ? ['X-Forwarded-Host'] : []),
      ...(proto === forged.proto || proto === null ? ['X-Forwarded-Proto'] : []),
      ...(address === forged.address || address === null ? ['X-Forwarded-For'] : []),
    ]
    if (missing.length > 0) {
      return fail(
        `has a proxy that does not set ${missing.join(', ')}: let it overwrite them as docs/operations.md shows`,
      )
    }
    if (host !== expected) return fail(`arrives as ${host}: let the proxy pass on the host that the guest asked for`)
    return proto === 'https' ? null : fail(`arrives as ${proto}: let the proxy set X-Forwarded-Proto to https`)
  },
  hasReflection,
)

const fail = (problem: string) => ({ level: 'failed', problem }) as const

/** One finding for all hosts, the worst first. Hosts with the same problem share a sentence. */
function judged(praise: string, judge: Judge, isJudged: (probe: HostProbe) => boolean = () => true) {
  return async (context: CheckContext): Promise<Finding> => {
    const all = await context.probes()
    if (all.length === 0)
      return skipped(context.config.mode === 'demo' ? 'The demo has no public host.' : 'No host is known.')
    const probes = all.filter(isJudged)
    if (probes.length === 0) return skipped('Not checked, because no host answered for this installation.')
    const verdicts = probes.flatMap((probe) => {
      const verdict = judge(probe, context)
      return verdict ? [{ ...verdict, host: new URL(probe.origin).host }] : []
    })
    const worst = verdicts.some(({ level }) => level === 'failed') ? failed : warning
    const groups = Map.groupBy(verdicts, ({ problem }) => problem)
    const sentences = [...groups].map(([problem, same]) => `${same.map(({ host }) => host).join(', ')} ${problem}`)
    if (sentences.length > 0) return worst(`${sentences.join('; ')}.`)
    return fine(`${probes.map(({ origin }) => new URL(origin).host).join(', ')}: ${praise}.`)
  }
}
