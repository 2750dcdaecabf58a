import type { ServiceIn } from '@ponte/contract/catalogue/catalogue';
import type { ReactNode } from 'react';
import { Blocks } from '../things/learning';
import { Calculator, Laptop, Magnifier, Pencil } from '../things/office';
import { Form } from '../things/papers';
import { Envelope } from '../things/post';

/** The taxes: the category, then each service. */
export const tax: Readonly<Record<'tax' | ServiceIn<'tax'>, ReactNode>> = {
  tax: (
    <>
      <Form name="W-9" x={204} height={108} turn={7} isBehind />
      <Form name="1040" x={122} height={134} turn={-4} hasFigures />
      <Pencil x={214} turn={38} />
    </>
  ),
  taxReturn: (
    <>
      <Form name="1040" x={120} height={134} turn={-4} hasFigures />
      <Calculator x={224} />
    </>
  ),
  scheduleC: (
    <>
      <Form name="C · SE" x={96} height={128} turn={-5} hasFigures />
      <Laptop x={176} />
    </>
  ),
  childTaxCredit: (
    <>
      <Form name="8812" x={112} height={128} turn={-4} hasFigures isChecked />
      <Blocks x={212} />
    </>
  ),
  w9: (
    <>
      <Form name="W-9" x={138} height={134} turn={3} />
      <Pencil x={252} turn={16} />
    </>
  ),
  otherDocuments: (
    <>
      <Form name="1099" x={88} height={126} turn={-7} isBehind hasFigures />
      <Form name="W-2" x={124} height={134} turn={0} hasFigures />
      <Magnifier x={210} />
    </>
  ),
  submission: (
    <>
      <Form name="1040" x={104} height={128} turn={-6} isChecked />
      <Envelope x={182} turn={2} />
    </>
  ),
};
