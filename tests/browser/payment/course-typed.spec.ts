import { someone } from '../../support/browser/booking-steps.ts';
import { orderCourse } from '../../support/browser/course-order.ts';
import { aParent, fillParent, parentEmail, parentName } from '../../support/browser/guardian.ts';
import { expect, test } from '../../support/test.ts';

test('who leaves the payment page and comes back finds what they typed for the course @phone', async ({
  visitor,
}) => {
  const [person, parent] = [someone(), aParent()];
  await orderCourse(visitor, person, '/course/end-to-end-placement');
  await fillParent(visitor, parent);
  await visitor.goBack();
  await visitor.getByRole('link', { name: 'Pay here' }).first().click();
  await expect(visitor.getByLabel('Full Name')).toHaveValue(person.name);
  await expect(visitor.getByLabel('Email Address')).toHaveValue(person.email);
  await expect(visitor.getByLabel('Phone Number')).toHaveValue(person.phone);
  await expect(parentName(visitor)).toHaveValue(parent.name);
  await expect(parentEmail(visitor)).toHaveValue(parent.email);
});
