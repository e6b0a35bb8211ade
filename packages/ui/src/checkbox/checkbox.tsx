import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from '../class-names/class-names.tsx'
import { Icon } from '../icon/icon.tsx'

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type'> {
  label: ReactNode
  /** Number of matching houses, such as "76". */
  count?: string
  error?: ReactNode
  /** Aligns the box with the first line of a label that wraps. */
  top?: boolean
}

export function Checkbox({ label, count, error, top, className, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <>
      <label className={classNames('choice', top && 'choice--top', className)}>
        <input
          {...rest}
          type="checkbox"
          {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : null)}
        />
        <span>{label}</span>
        {count === undefined ? null : <span className="choice__count">{count}</span>}
      </label>
      {error ? (
        <p className="field__error" id={`${id}-error`}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      ) : null}
    </>
  )
}
