import type { ServiceIn } from '@ponte/contract/catalogue/catalogue';
import type { ReactNode } from 'react';
import { Pencil, RubberStamp } from '../things/office';
import { Card, Form } from '../things/papers';
import { Envelope, Mailbox, Shop } from '../things/post';

/** The companies: the category, then each service. */
export const company: Readonly<Record<'company' | ServiceIn<'company'>, ReactNode>> = {
  company: (
    <>
      <Form name="LLC" x={180} height={126} turn={4} isChecked />
      <Shop x={70} />
    </>
  ),
  companyOpening: (
    <>
      <Form name="Articles" x={84} height={134} turn={-7} isBehind />
      <Form name="SS-4" x={138} height={116} turn={1} isChecked />
      <RubberStamp x={236} />
    </>
  ),
  fiscalAddress: (
    <>
      <Envelope x={88} turn={-3} />
      <Mailbox x={196} />
    </>
  ),
  operatingAgreement: (
    <>
      <Form name="Members" x={98} height={120} turn={-6} isBehind hasFigures />
      <Form name="LLC" x={158} height={134} turn={3} />
      <Pencil x={262} turn={14} />
    </>
  ),
  itin: (
    <>
      <Form name="W-7" x={100} height={132} turn={-5} isChecked />
      <Card name="ITIN" x={188} turn={-3} />
    </>
  ),
  w7: (
    <>
      <Form name="W-7" x={138} height={134} turn={-3} isChecked />
      <Pencil x={248} turn={16} />
    </>
  ),
  businessLicense: (
    <>
      <Form name="License" x={104} height={124} turn={-5} isChecked />
      <Shop x={188} />
    </>
  ),
};
