import { type Agency, editionsOf } from '@marram/contract/agency/agency'
import { OperatorError } from '@marram/database/operator-error'
import { editionKeys } from '@marram/i18n/edition-key'
import { createEditionHosts, type EditionHosts } from '@marram/site/server/editions'
import type { Config } from './config.ts'

type Settings = Pick<Config, 'mode' | 'port' | 'defaultEdition' | 'hosts' | 'editionPorts'>

/** Hosts of the editions that are on. The setting has priority over the agency's profile. */
export function agencyHosts(config: Settings, agency: Agency | null): EditionHosts {
  const on = agency ? editionsOf(agency.profile) : editionKeys
  const inProfile = on.flatMap((key) => {
    const host = agency?.profile.editions[key]?.host
    return host === undefined ? [] : [[key, host]]
  })
  const hosts = { ...Object.fromEntries(inProfile), ...config.hosts }
  const missing = on.filter((key) => hosts[key] === undefined)
  if (config.mode === 'production' && missing.length > 0) {
    throw new OperatorError(
      `Production needs a host for ${missing.join(', ')}: set MARRAM_HOSTS=${on.map((key) => `${key}=https://…`).join(',')}, or \`host\` of these editions in the profile.`,
    )
  }
  return createEditionHosts({ ...config, hosts, on })
}
