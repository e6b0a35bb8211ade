import type { Finding, Measure } from '../measure.ts'
import { largestModules, loadModuleSizes } from '../pages/module-sizes.ts'
import { findPageKinds, type PageKind } from '../pages/page-kinds.ts'
import { type PageWeight, weighPage } from '../pages/weigh-page.ts'
import { round } from '../statistics.ts'

const kilobyte = 1024
/** Budget of an awake page: React, and the scripts of its first viewport. */
const awakeBudget = { kilobytes: 140, scripts: 15 }

/** Transferred bytes of a first visit, per kind of page. */
export const pageWeight: Measure = {
  name: 'page-weight',
  async run(context) {
    const { profileFolder, say } = context
    const sizes = profileFolder === null ? null : await loadModuleSizes(profileFolder)
    const program = await (await context.agency()).start()
    try {
      const findings: Finding[] = []
      for (const kind of await findPageKinds(program.port)) {
        const weight = await weighPage(program.port, kind.path, kind.status)
        if (sizes !== null) say(`${kind.name}:\n${largestModules(sizes, Object.keys(weight.scripts))}`)
        findings.push(...present(kind, weight))
      }
      return findings
    } finally {
      await program.stop()
    }
  },
}

function present({ name, scriptBudgetKb }: PageKind, weight: PageWeight): Finding[] {
  const kb = (bytes: number) => round(bytes / kilobyte, 1)
  const { htmlBytes, styleBytes, fontBytes, scripts } = weight
  return [
    {
      what: `${name} page, JS of a first visit`,
      value: kb(weight.scriptBytes),
      unit: 'KB',
      budget: { of: 'value', max: scriptBudgetKb },
      detail: { scripts },
    },
    {
      what: `${name} page, JS once its guest does something`,
      value: kb(weight.awakeBytes),
      unit: 'KB',
      budget: { of: 'value', max: awakeBudget.kilobytes },
    },
    { what: `${name} page, JS with the parts that a first tap needs`, value: kb(weight.readyBytes), unit: 'KB' },
    {
      what: `${name} page, script files once its guest does something`,
      value: Object.keys(scripts).length,
      unit: 'files',
      budget: { of: 'value', max: awakeBudget.scripts },
    },
    { what: `${name} page, HTML`, value: kb(htmlBytes), unit: 'KB' },
    { what: `${name} page, CSS`, value: kb(styleBytes), unit: 'KB' },
    { what: `${name} page, fonts`, value: kb(fontBytes), unit: 'KB', budget: { of: 'value', max: 50 } },
  ]
}
