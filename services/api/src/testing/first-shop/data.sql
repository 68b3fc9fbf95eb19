-- A small shop as it was in the first form of the database: a catalogue, an account, orders, an open cart, a subscriber.

insert into settings values ('seeded', '1');
insert into categories values
  (1, 'electronics', null, '{"en": "Electronics", "ar": "إلكترونيات"}', '{}', '{"url": "/media/c.jpg", "alt": {}}', 1),
  (2, 'lamps', 1, '{"en": "Lamps", "ar": "مصابيح"}', '{}', '{"url": "/media/l.jpg", "alt": {}}', 1);
insert into brands values (1, 'noor', '{"en": "Noor", "ar": "نور"}', '{}', '{"url": "/media/b.jpg", "alt": {}}', 1);
insert into tags values (1, '{"en": "New", "ar": "جديد"}');
insert into products values
  (1, 'reading-lamp', 'LAMP-1', '{"en": "Reading lamp", "ar": "مصباح قراءة"}', '{"en": "A lamp", "ar": "مصباح"}',
   '{"en": "<p>A lamp for the desk.</p>", "ar": "<p>مصباح للمكتب.</p>"}', '[{"key": {"en": "Watts", "ar": "واط"}, "value": {"en": "7", "ar": "7"}}]', 12500, 15000, 40, 1, 10, 1,
   'electronics', '[{"url": "/media/lamp.jpg", "alt": {"en": "The lamp", "ar": "المصباح"}}]', null, '[]', null, null, null,
   true, 7, '[1, 1, 0, 0, 0]', 4.5, 2, 'reading lamp', '2026-01-02T10:00:00Z'),
  (2, 'night-light', 'LIGHT-1', '{"en": "Night light", "ar": "ضوء ليلي"}', '{"en": "A light", "ar": "ضوء"}',
   '{"en": "<p>A light for the night.</p>", "ar": "<p>ضوء لليل.</p>"}', '[]', 4250, null, 5, 1, null, 1,
   'electronics', '[{"url": "/media/light.jpg", "alt": {"en": "The light", "ar": "الضوء"}}]', null, '[]', null, null, null,
   false, 0, '[0, 0, 0, 0, 0]', 0, 0, 'night light', '2026-01-03T10:00:00Z');
insert into product_categories values (1, 1, 1), (1, 2, 1), (2, 1, 2);
insert into product_tags values (1, 1, 1);
insert into reviews (product_id, name, rating, text, lang, created_at) values
  (1, 'Noura', 5, 'Bright.', 'en', '2026-02-01T10:00:00Z'), (1, 'Fahad', 4, 'جيد', 'ar', '2026-02-02T10:00:00Z');
insert into coupons values
  (1, 'FIRST10', '{"en": "Ten per cent", "ar": "عشرة بالمئة"}', 10, 0, null, '2026-01-01', '2099-01-01', 100, 1,
   '{"url": "/media/c.jpg", "alt": {}}');
insert into currencies values
  (1, 'KWD', '{"en": "Kuwaiti dinar", "ar": "دينار كويتي"}', '{"en": "KD", "ar": "د.ك"}', 1, true, true),
  (2, 'USD', '{"en": "US dollar", "ar": "دولار"}', '{"en": "$", "ar": "$"}', 3.25, true, false);
insert into countries values (1, '{"en": "Kuwait", "ar": "الكويت"}', 'KW', '965', 1);
insert into cities values
  (1, 1, null, '{"en": "Hawalli", "ar": "حولي"}', 1), (2, 1, 1, '{"en": "Salmiya", "ar": "السالمية"}', 1);
insert into shipping_methods values
  (1, 'standard', '{"en": "Standard", "ar": "عادي"}', '{"en": "", "ar": ""}', 1500, 20000, 2, 4, 1);
insert into payment_methods values
  (1, 'cash-on-delivery', '{"en": "Cash", "ar": "نقدا"}', '{"en": "", "ar": ""}', false, true, 1);

-- Her password is "a long password"; the token is of a browser in which she is signed in.
insert into users values
  ('user-noura', 'Noura', 'Al Sabah', 'noura@dana.example', '+96550001234',
   '$argon2id$v=19$m=19456,t=2,p=1$wrj2M3nZAHNJbLmflD37Ug$rj0JMTPMJ3NYF50BlCbv80rcWckL0EIOg8vATKW7OUE', 'cart-open', null,
   '2026-01-05T10:00:00Z');
insert into tokens values
  ('WQmB8V--oEfn6aqqBWEatX5wzA2OADnhQ0SCAvEyppw', 'user-noura', '2026-03-01T10:00:00Z', '2099-01-01');
insert into favorites (user_id, product_id, created_at) values ('user-noura', 2, '2026-03-02T10:00:00Z');
insert into addresses values
  ('address-1', 'user-noura', 1, 2, 'Block 4', 'Street 12, house 8', '+96550001234', '', 1, true, '2026-01-06T10:00:00Z');
insert into carts values
  ('cart-ordered', 'user-noura', '2026-02-10T10:00:00Z', '2026-02-10T10:05:00Z', '2026-02-10T10:05:00Z'),
  ('cart-of-guest', null, '2026-02-11T10:00:00Z', '2026-02-11T10:05:00Z', '2026-02-11T10:05:00Z'),
  ('cart-open', 'user-noura', '2026-03-03T10:00:00Z', '2026-03-03T10:00:00Z', null);
insert into cart_items (cart_id, product_id, variation_id, quantity) values
  ('cart-ordered', 1, null, 2), ('cart-of-guest', 2, null, 1), ('cart-open', 2, null, 1);
insert into orders (id, user_id, cart_id, status, payment_status, currency, sub_total_minor, discount_minor, shipping_minor,
    fees_minor, total_minor, promo_code, contact, address, shipping_method, payment_method, installment, notes, created_at) values
  ('order-of-noura-first', 'user-noura', 'cart-ordered', 'placed', 'pending', 'KWD', 25000, 2500, 0, 0, 22500, 'FIRST10',
   '{"first_name": "Noura", "last_name": "Al Sabah", "email": "noura@dana.example", "phone": "+96550001234"}',
   '{"country_id": 1, "city_id": 2, "town": "Block 4", "address": "Street 12", "phone": "+96550001234", "postal_code": "", "type": 1}',
   '{"name": {"en": "Standard", "ar": "عادي"}, "days": [2, 4]}', '{"name": {"en": "Cash", "ar": "نقدا"}, "code": "cash-on-delivery"}',
   null, 'Ring twice.', '2026-02-10T10:05:00Z'),
  ('order-of-guest-first', null, 'cart-of-guest', 'placed', 'pending', 'KWD', 4250, 0, 1500, 0, 5750, null,
   '{"first_name": "Fahad", "last_name": "Al Mutairi", "email": "fahad@dana.example", "phone": "+96550005678"}',
   '{"country_id": 1, "city_id": 2, "town": "Block 1", "address": "Street 3", "phone": "+96550005678", "postal_code": "", "type": 2}',
   '{"name": {"en": "Standard", "ar": "عادي"}, "days": [2, 4]}', '{"name": {"en": "Cash", "ar": "نقدا"}, "code": "cash-on-delivery"}',
   null, '', '2026-02-11T10:05:00Z');
insert into order_items (order_id, product_id, variation_id, name, slug, sku, options, picture, quantity, unit_minor, line_minor) values
  ('order-of-noura-first', 1, null, '{"en": "Reading lamp", "ar": "مصباح قراءة"}', 'reading-lamp', 'LAMP-1', '[]',
   '{"url": "/media/lamp.jpg", "alt": {"en": "The lamp", "ar": "المصباح"}}', 2, 12500, 25000),
  ('order-of-guest-first', 2, null, '{"en": "Night light", "ar": "ضوء ليلي"}', 'night-light', 'LIGHT-1', '[]', null, 1, 4250, 4250);
insert into order_history (order_id, status, at) values
  ('order-of-noura-first', 'placed', '2026-02-10T10:05:00Z'), ('order-of-guest-first', 'placed', '2026-02-11T10:05:00Z');
insert into idempotency values ('checkout', 'key-of-before', 'x', 200, '{"z": 1, "a": 2}', '2026-02-11T10:05:00Z');
insert into newsletter_subscribers values ('reader@dana.example', 'Reader', '2026-02-12T10:00:00Z');
insert into contact_messages (name, email, phone, subject, message, created_at) values
  ('Fahad', 'fahad@dana.example', '', 'Hello', 'When do you open?', '2026-02-13T10:00:00Z');
