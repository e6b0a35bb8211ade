import { taxYears } from '@marram/domain/owner-tax'
import type { OwnerTaxField, OwnerTaxInput } from '@marram/domain/owner-tax-input'
import { buildPath } from '@marram/i18n/paths'
import { Button } from '@marram/ui/button'
import { Notice } from '@marram/ui/notice'
import { Select } from '@marram/ui/select'
import { TextInput } from '@marram/ui/text-input'
import { usePageContext } from '../kit/scope/page-context.ts'
import { usePageMessages } from '../kit/scope/page-messages.ts'

const costs = ['directCosts', 'furniture', 'propertyTax', 'propertyValueTax'] as const

/** A native GET form, so that the URL of a result can be bookmarked. */
export function TaxForm({ written, problems }: Pick<OwnerTaxInput, 'written' | 'problems'>) {
  const { edition } = usePageContext().scope
  const { form, errors } = usePageMessages('tax')
  const problem = (field: OwnerTaxField, error: string) => (problems.includes(field) ? { error } : {})
  const years = taxYears.toReversed().map((year) => ({ value: String(year), label: String(year) }))
  const digits = { inputMode: 'numeric', maxLength: 20 } as const
  return (
    <form className="stack" method="get" action={buildPath(edition, { kind: 'owner-tax' })}>
      <h2 id="tax-figures">{form.title}</h2>
      {problems.length === 0 ? null : (
        <div role="alert">
          <Notice kind="error">{errors.summary}</Notice>
        </div>
      )}
      <div className="tax-page__fields">
        <Select
          name="year"
          label={form.year}
          options={years}
          defaultValue={written.year}
          {...problem('year', errors.year)}
        />
        <TextInput
          name="taxPercent"
          label={form.taxPercent}
          hint={form.taxPercentHint}
          inputMode="decimal"
          defaultValue={written.taxPercent}
          {...problem('taxPercent', errors.percent)}
        />
        <TextInput
          name="rent"
          label={form.rent}
          hint={form.rentHint}
          required
          {...digits}
          defaultValue={written.rent}
          {...problem('rent', errors.amount)}
        />
        <TextInput
          name="letNights"
          label={form.letNights}
          hint={form.letNightsHint}
          required
          {...digits}
          defaultValue={written.letNights}
          {...problem('letNights', errors.nights)}
        />
        {costs.map((field) => (
          <TextInput
            key={field}
            name={field}
            label={form[field]}
            hint={form[`${field}Hint`]}
            optional={form.optional}
            {...digits}
            defaultValue={written[field]}
            {...problem(field, errors.amount)}
          />
        ))}
      </div>
      <Button type="submit" colour="Primary">
        {form.submit}
      </Button>
    </form>
  )
}
