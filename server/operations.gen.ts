// Generated from api-spec/openapi.yaml by `npm run generate`. Never edit it.
export interface paths {
    "/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a session with a username and password.
         * @description **Wrong credentials are a refusal**, not a 401: HTTP 200 with `status: error` and 'Wrong username or password'.
         *     The username is the e-mail, compared without case. Too many tries answer 429, for a known account and an unknown one
         *     alike. A browser that has signed in before shows the cookie it got then, and its tries are counted apart.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a password through the link of an invitation.
         * @description Optional: a client can do without it. The link of an invitation works once and for some days; a link that was used
         *     or has run out, and a password that setUserPassword would refuse, are refused in words. It ends the sessions of the
         *     account and begins none.
         */
        post: operations["setPasswordByLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * End the session.
         * @description Ends the session on the server and clears the cookie. **CSRF** applies although it is a GET: a foreign origin
         *     is 403.
         */
        get: operations["logout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the current user, with addresses and sales organizations. */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the whole line sheet of an open order.
         * @description `lines`, `wanted` and `service_date` replace what was saved: a sku that is left out is removed, as is one with 0.
         *
         *     - **Stale version.** With `version`, a version that is not the order's current one is 409 and nothing is
         *       written. Without it the last write wins.
         *     - **Quantities** are integers from 1 to 999999; 0 removes the line; anything else is 422. A quantity over stock
         *       is stored.
         *     - **Unknown codes.** An unknown sku in `lines`, or an unknown code in `wanted`, refuses the whole save in words.
         *     - **Wanted** is kept as sent: the rule that a quantity clears its 9-character prefix is the client's.
         *     - **Prices.** The order is priced by its customer's price list at the time its lines are saved; a garment
         *       without that list's price has the plain one. The prices of an order already sent do not change.
         *     - **Delivery date.** A past `service_date` is refused by the client only.
         *     - **The life of an order.** Only `sap_status` 0 may be updated; any other is refused in words.
         */
        put: operations["updateOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark an open order as finished by the customer, or take the mark away.
         * @description **The life of an order.** Only `sap_status` 0 may be finished or reopened; any other is refused in words.
         *     The write makes a new `version`.
         */
        put: operations["finishOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/get_wls/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order with its line sheet.
         * @description Garments come sorted by `number`. The stock shown to a customer is their warehouse's. A deleted order can't be
         *     opened: 404.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/new": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an order for a customer named by e-mail, to be opened by link.
         * @description The link generator, for agents and admins; 403 for others.
         *
         *     - **Unknown e-mail.** It becomes a new customer of the seller.
         *     - **Somebody else's customer.** A known customer of somebody else is refused in words, and nothing is told
         *       about them.
         *     - **Seller.** An agent may name only themselves: another is 403.
         */
        post: operations["createOrderLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/new_simple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an empty order for a customer or for oneself.
         * @description **Whose order.** Admins create for anyone, agents for their own customers, a customer for themselves; another's
         *     id is 404. **Seller.** An agent's order is sold by that agent. A catalog that the caller may not see is 404; an
         *     address or sales organization that is not the customer's is refused in words.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/unlock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Make an order that was sent editable again.
         * @description **The life of an order.** `sap_status` 2, 3, 99 and any other above 1 may be unlocked, which makes it 0 and
         *     editable; 0 and 1 are refused in words. An order that the ERP has taken is withdrawn there first; when that can't
         *     be, it stays as it is and the refusal says why. Agents (orders they see) and admins; 403 for customers.
         */
        put: operations["unlockOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/send_sap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an order to the ERP.
         * @description **The life of an order.** `sap_status` 0, or again 99, may be sent; the order is then 1 until the ERP answers.
         *     An order without items, and one whose `catalog_type` is `return`, are refused in words. Agents (orders they see)
         *     and admins; 403 for customers.
         */
        post: operations["sendOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an open order by archiving it.
         * @description **Archiving.** The order leaves every list and can't be opened, but is kept: `archived=true` lists it to admins.
         *     **The life of an order.** Only `sap_status` 0 may be deleted; any other is refused in words. Agents (orders they
         *     see) and admins; 403 for customers.
         */
        delete: operations["deleteOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/update_address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the name, address and sales organization of an open order.
         * @description A field that is left out stays as it was; `''` unsets it. An address or sales organization that is not the
         *     customer's is refused in words. **The life of an order.** Only `sap_status` 0 may be changed; any other is
         *     refused in words. Agents (orders they see) and admins; 403 for customers. The write makes a new `version`.
         */
        put: operations["updateOrderAddress"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/copy": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy an order to the same or another customer.
         * @description Allowed in every state, for agents and admins; 403 for customers. Lines and wanted are copied; the state and the
         *     finished flag are not, so that the copy is open. **Skipped lines.** Lines whose sku is gone are left out and
         *     named in the optional `skipped`. The copy is priced by its own customer's price list; an agent's copy is sold by
         *     that agent.
         */
        post: operations["copyOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the orders that the caller may see and that match every filter.
         * @description **Filters.** A missing (or empty) one filters nothing. Bounds of edit time are exclusive; `edited_gt` and
         *     `begin` mean the same, as do `edited_lt` and `end`. **Sight.** Customers see their own orders only, agents their own,
         *     their customers' and those they sell, admins all. **Whole lists.** Without `limit` every matching order comes,
         *     the latest created first.
         */
        get: operations["listOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/list_simple_for/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a user's orders, the latest first.
         * @description The orders of which the user is the customer or, for an agent, the seller. Users may ask for themselves, agents
         *     for their customers, admins for anyone; another's id is 404.
         */
        get: operations["listOrdersOfUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tell the history of an order, the latest event first.
         * @description Optional and additive: a host without it answers 404, and clients hide the history. Who may open the order may
         *     read it; the history of a deleted order is told to admins. What one person changes on the line sheet within half
         *     an hour is one event.
         */
        get: operations["listOrderEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/download/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Download the named orders as a spreadsheet.
         * @description For agents and admins; 403 for customers. Rows come in the order of the ids. An id that does not exist or may
         *     not be seen is 404.
         */
        post: operations["downloadOrderList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/download/excel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an order as a spreadsheet.
         * @description For everyone who sees the order, in every state. A return order is uploaded to the ERP by hand with it.
         */
        get: operations["downloadOrderExcel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/download/pdf/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the full PDF of an order, with every garment of its catalog.
         * @description For everyone who sees the order, in every state.
         */
        get: operations["downloadOrderPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/download/pdf_orderonly/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the PDF of an order with the ordered garments only.
         * @description For everyone who sees the order, in every state.
         */
        get: operations["downloadOrderOnlyPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/send/confirmation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * View the confirmation of an order.
         * @description The confirmation is a PDF. The call changes nothing and sends no mail.
         */
        get: operations["getOrderConfirmation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wls_users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customers that the caller may see.
         * @description Users with the role wls. Agents see their own customers, admins all; 403 for customers.
         */
        get: operations["listCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user.
         * @description Users may ask for themselves, agents also for their customers and for agents, admins for anyone; another's id
         *     is 404, as is a closed account. Of another agent who is not their customer, agents are told name and e-mail only:
         *     see `User`.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users_for_agent/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the customers of an agent.
         * @description Agents may ask for themselves, admins for any agent; another's id is 404. 403 for customers.
         */
        get: operations["listCustomersOfAgent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the agents.
         * @description Users with the role agent, for agents and admins; 403 for customers. Of the others, agents are told name and e-mail only: see `User`.
         */
        get: operations["listAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a user's data.
         * @description A field that is left out stays as it was. Admins may change anyone, agents their own customers within their own
         *     price list, warehouse and the role wls; an agent changing themselves, and customers, are 403. A taken e-mail or SAP
         *     id is refused in words, as are taking the role from **the last admin** and changing **the name of a user with a SAP
         *     id**. An agent's customer who is an agent or admin, too, is 403. Changed roles end the user's sessions.
         *     **Unchanged values.** What is sent as it is stored is nobody's change, and never refused. **Handover.** Taking the
         *     role agent works as in `setUserRoles`.
         */
        put: operations["updateUser"];
        /**
         * Create a user, most often a customer.
         * @description - **Password.** The server makes one and, with `send_email`, sends an invitation.
         *     - **An agent's customer.** A customer whom an agent creates becomes that agent's.
         *     - **Within the agent's own.** Anything beyond their own price list (or none), warehouse or the role wls is 403,
         *       never changed in silence.
         *     - **Unique.** A taken e-mail (compared without case), or a taken SAP id (compared after normalisation), is
         *       refused in words.
         *
         *     Agents and admins; 403 for customers.
         */
        post: operations["createUser"];
        /**
         * Close a user's account.
         * @description Closes the account and its sessions; the orders stay under the user's name. The body is the user as the host gave
         *     it out, or the id with what else is to be said. **Handover.** An agent who has orders or customers needs `handover`:
         *     the first named agent gets the orders, each gets the customers; without it the call is refused in words, with
         *     `needs_handover`. Of two agents who are deleted at once, each handing over to the other, one stays: the second call
         *     finds its successor's account closed, and is 404. **Never oneself:** 403. **The last admin** can't be deleted
         *     (refused in words). Admins, and agents for their own customers; 403 for others.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a user's roles.
         * @description Admins for anyone. Agents for their own customers, and only to give or take the role wls: anything else is 403.
         *     Taking the role from **the last admin** is refused in words. Changed roles end the user's sessions. **Handover.**
         *     Taking the role agent from somebody who has orders or customers needs `handover`, as deleting them does; without it
         *     the call is refused in words, with `needs_handover`.
         */
        put: operations["setUserRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a customer's agents.
         * @description Admins for anyone, agents for their own customers; 403 for others. An id of a user who is no agent is refused in
         *     words.
         */
        put: operations["setUserAgents"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/sap_id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Assign or clear a user's SAP id.
         * @description **Normalisation.** An id longer than 4 is left-padded with zeros to 10 characters, a shorter one to 4; one of
         *     exactly 4 is unchanged. **Unique.** An id taken after normalisation is refused in words. `null` and `''` clear it.
         *     Admins for anyone, agents for their own customers; 403 for others.
         */
        put: operations["setUserSapId"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set a user's password.
         * @description Everyone for themselves, agents for their own customers, admins for anyone; 403 or 404 for others. For one's own
         *     account `current_password` is required: without it 422, a wrong one is refused in words, and too many wrong ones
         *     answer 429. A password of fewer than 12 characters, not counting words of the account's name and e-mail or the
         *     brand's name, and one that is guessed first are refused in words. The other sessions of the account end.
         */
        put: operations["setUserPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create users from a spreadsheet.
         * @description Admins only; 403 for others. Columns `name, email` and optionally `sap_id, roles, catalogs, agents, pricelist,
         *     warehouse, is_wholesale, extra_info` (comma lists in a cell). Catalogs are named by id, by name, or by name and
         *     season; agents by id or e-mail. **Whole or not at all:** with any bad row nothing is created, and `error` is a list
         *     of lines.
         */
        post: operations["createUsersInBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogs/list_simple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the catalogs that the caller may see.
         * @description **Sight of catalogs.** A customer sees a catalog when it is enabled for them and `wls_enabled` (or, with the
         *     role app, `ls_enabled`); agents those enabled for them, admins all. Archived catalogs are left out.
         */
        get: operations["listCatalogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalogs/list_admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all catalogs, for staff.
         * @description For agents and admins, whatever is enabled; 403 for customers. Archived catalogs are left out. Admins are also told
         *     `num_customers`, `num_orders` and `num_missing_pictures`.
         */
        get: operations["listAllCatalogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a catalog from a spreadsheet.
         * @description Admins only; 403 for others. **A new catalog is enabled for nobody.** One row per sku, with the columns `generic,
         *     number, name, drop, collection, made_in, description, composition, large_description, currency, with_stocks, color,
         *     color_name, size, sku, wh_price, rt_price, stock` and optional `wh_price_0151`, `rt_price_0151` and so on per
         *     price list. Required: generic, name, color, size, wh_price, currency. `sku` defaults to generic + color + size;
         *     `stock` goes to warehouse 0001. A `catalog_type` that is left out is `initial`. **Whole or not at all:** any bad row refuses the file, with every bad row in `errors`.
         */
        post: operations["uploadCatalog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mgmt/catalog/reupload_async": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update a catalog's data and, with a file, its garments.
         * @description Admins only; 403 for others. The file is as in `uploadCatalog` and is worked on by a task, to be polled with
         *     `getTaskStatus`; its bad rows stand in the task's `error`. **Garments are kept:** those that the file doesn't name
         *     stay, and of those that it names what a blank cell doesn't say. A missing `service_date` stays as it was. The file
         *     has the catalog's currency. Everything is changed or nothing is.
         */
        post: operations["reuploadCatalog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/visibility": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set in which channels a catalog is enabled and whether it is current.
         * @description Admins only; 403 for others. A switch that is left out stays as it was.
         */
        put: operations["setCatalogVisibility"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a catalog.
         * @description Admins only; 403 for others. **Archiving.** A catalog with orders is archived: it leaves every list, and its orders
         *     go on working. **Asking first.** With `unless_orders=true` such a catalog is refused in words, with their number,
         *     so that a client can ask the person once more.
         */
        delete: operations["deleteCatalog"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/list/{catalog_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preview a catalog with its garments.
         * @description **Price list.** Garments are priced by `pl`; one without that list's price has the plain one, as has every
         *     garment without `pl`. Another's price list is 403 for non-admins. Customers may preview the catalogs that they see
         *     (`listCatalogs`), agents and admins any. The stock shown to a customer is their warehouse's.
         */
        get: operations["getCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/preview/txt/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a catalog's garments as text for the designers.
         * @description Sight and **price list** as in `getCatalog`.
         */
        get: operations["downloadCatalogDesign"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/stocks/pdf/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a catalog's stock as a PDF.
         * @description Sight and **price list** as in `getCatalog`.
         */
        get: operations["downloadCatalogStockPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/preview/pdf/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a catalog's preview as a PDF.
         * @description Sight and **price list** as in `getCatalog`.
         */
        get: operations["downloadCatalogPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/garments/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add garments to catalogs from a spreadsheet.
         * @description Admins only; 403 for others. Columns as in `uploadCatalog`. **Whole or not at all:** any bad row refuses the file
         *     for every catalog, with every bad row in `errors`. A garment that one of the catalogs has already is a bad row.
         */
        post: operations["uploadGarments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/garments/edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change garments of catalogs from a spreadsheet.
         * @description Admins only; 403 for others. Columns: `sku` or `generic`, and those to change, as in `uploadCatalog`. `override`
         *     creates what doesn't exist; without it an unknown sku or generic is a bad row. **Whole or not at all.** A blank cell
         *     changes nothing. A row without a `sku` is about the sku of its `color` and `size`, or about the garment alone.
         */
        post: operations["editGarments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/garments/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete garments from catalogs with a spreadsheet.
         * @description Admins only; 403 for others. Columns `generic` or `sku`. **Whole or not at all.** A row with a `color` and a `size`, as
         *     those of a catalog file, is about that sku, and never about its whole garment. Orders keep what is deleted.
         */
        post: operations["deleteGarments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/for_user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enable or disable a catalog for a user.
         * @description Admins for anyone, agents for their own customers; 403 for customers. Repeating the call changes nothing.
         */
        put: operations["setCatalogForUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/catalog/for_users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Enable or disable a catalog for several users.
         * @description Admins for anyone, agents for their own customers; 403 for customers. **Cascade.** `cascade: true` applies the
         *     action to the customers of the named agents too. It is done for all or, with an unknown id (404), for none.
         */
        put: operations["setCatalogForUsers"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mgmt/upload_images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload pictures of garments.
         * @description Admins only; 403 for others. JPEG of 790x1080 px, named like WJM123.jpg (main picture) or WJM123_000_1.jpg
         *     (first extra picture in colour 000). **Some failed.** `ok_failed` starts the task with the good ones and names the
         *     others in `errors`; `error` starts none. At most 500 pictures of 10 MiB each.
         */
        post: operations["uploadImages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mgmt/upload_colors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload swatches of colours.
         * @description Admins only; 403 for others. JPEG named like WJM123_000.jpg; a swatch may have any size. **Some failed** as in
         *     `uploadImages`.
         */
        post: operations["uploadColors"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mgmt/upload_stock_async": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload stock from a spreadsheet.
         * @description Admins only; 403 for others. Columns `sku, stock` and optionally `warehouse` (default 0001). A task works on it;
         *     **whole or not at all:** its bad rows stand in the task's `error`.
         */
        post: operations["uploadStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mgmt/task_status/task_{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the state of a background task.
         * @description Admins only; 403 for others. `id` is the bare `task_id`; the path adds `task_`.
         */
        get: operations["getTaskStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mgmt/remove_stocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove all stock figures.
         * @description Admins only; 403 for others. No body. With a `task_id` the removal goes on in a task.
         */
        post: operations["removeStocks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mgmt/stocks/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the stock figures of the ERP.
         * @description Admins only; 403 for others. The body is an empty object. With a `task_id` the sync goes on in a task. What the
         *     ERP names is set; in the warehouses that it names, stock that it doesn't name is removed.
         */
        post: operations["syncStocks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mgmt/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the background tasks, the newest first.
         * @description Admins only; 403 for others.
         */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mgmt/task_retry/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do a failed task again.
         * @description Optional: a client offers it for tasks with `can_retry`. Admins only; 403 for others. No body. The task is begun
         *     anew with the files that were uploaded for it; one that has not failed, or whose files are no longer kept, is refused
         *     in words.
         */
        post: operations["retryTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mgmt/task_errors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download every line that a task says went wrong.
         * @description Optional: a client offers it for tasks with `errors_count`. Admins only; 403 for others. One line each, in UTF-8
         *     with a byte order mark.
         */
        get: operations["downloadTaskErrors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description What a user may do: `admin` 'Admin', `agent` 'Agent', `wls` 'Can use WLS' (a customer), `app` 'Can use the App' (sees the catalogs of the LS channel).
         * @enum {string}
         */
        Role: "admin" | "agent" | "wls" | "app";
        /** @description A delivery address of a customer. */
        UserAddress: {
            /** @description The address's own SAP id; what `address` and `address_id` name. */
            sap_id: string;
            /** @description The name at the address. */
            name1: string;
            /** @description Street and town in one text. */
            address: string;
        };
        /** @description A sales organization of the ERP with one of its channels. */
        SalesOrganization: {
            /** @description The sales organization's code. */
            sales_organization: string;
            /** @description The channel's code; `FR` filters the addresses to choose from. */
            channel: string;
        };
        /** @description A person or shop with an account. Never carries a password or a hash. Of another agent who is not their customer, agents are told `id`, `name`, `email` and the role `agent` alone: `sap_id` and `pricelist` are null, `extra_info` and `warehouse` empty, `catalogs` and `agents` empty lists, `num_catalogs` 0, `is_wholesale` true, and what is on request is left out. */
        User: {
            /** @description Opaque id. */
            id: string;
            /** @description The person's or the shop's name. */
            name: string;
            /** @description The e-mail, which is the username. */
            email: string;
            /** @description The user's roles. */
            roles: components["schemas"]["Role"][];
            /** @description The customer's number in the ERP, normalised; null when unassigned. */
            sap_id: string | null;
            /** @description Ids of the catalogs enabled for the user. */
            catalogs: string[];
            /** @description How many catalogs are enabled for the user. */
            num_catalogs: number;
            /** @description Ids of the agents whose customer this is. */
            agents: string[];
            /** @description Notes; empty when unset. */
            extra_info: string;
            /** @description The warehouse whose stock the customer sees. */
            warehouse: string;
            /** @description The customer's price list; null means the plain prices. */
            pricelist: string | null;
            /** @description Wholesale (true) or Store (false). */
            is_wholesale: boolean;
            /** @description How many orders the user has as a customer or sells as an agent; on request (`include_num_orders`). */
            num_orders?: number;
            /** @description Delivery addresses; on request (`include_addresses`), always in `getMe`. */
            addresses?: components["schemas"]["UserAddress"][];
            /** @description Sales organizations with their channels; on request (`include_salesorg`), always in `getMe`. */
            sales_organizations?: components["schemas"]["SalesOrganization"][];
        };
        /** @description Users, as a bare array. */
        UserList: components["schemas"]["User"][];
        /** @description The customer of an order, with what its address and channel may be changed to. */
        OrderCustomer: {
            /** @description The customer's user id. */
            id: string;
            /** @description The customer's name. */
            name: string;
            /** @description The customer's delivery addresses. */
            addresses: components["schemas"]["UserAddress"][];
            /** @description The customer's sales organizations. */
            sales_organizations: components["schemas"]["SalesOrganization"][];
        };
        /** @description The catalog that an order was made from. */
        OrderCatalog: {
            /** @description The catalog's id. */
            id: string;
            /** @description The catalog's name. */
            name: string;
            /** @description The catalog's season. */
            season: string;
            /** @description The catalog's currency (ISO 4217). */
            currency: string;
        };
        /** @description The agent who sells an order; null when nobody does. */
        OrderSeller: {
            /** @description The agent's user id. */
            id: string;
            /** @description The agent's name. */
            name: string;
        } | null;
        /** @description An order as it stands in a list. */
        OrderSummary: {
            /** @description Opaque id. */
            id: string;
            /** @description The order's name. */
            name: string;
            customer: components["schemas"]["OrderCustomer"];
            /** @description 0 open, 1 in the ERP, 2 and 3 sent, 99 error, any other unknown. */
            sap_status: number;
            /** @description Whether the customer has marked the order as finished. */
            finished: boolean;
            catalog: components["schemas"]["OrderCatalog"];
            catalog_type: components["schemas"]["CatalogType"];
            seller: components["schemas"]["OrderSeller"];
            /** @description The sales organization; empty when unset. */
            sales_organization: string;
            /** @description The channel; empty when unset. */
            channel: string;
            /** @description The SAP id of the delivery address; empty when unset. */
            address_id: string;
            /** @description How many pieces are ordered. */
            items_count: number;
            /** @description Sum in major units, at most two decimals, priced by the customer's price list at the time the lines were saved. */
            total_price: number;
            /** @description The currency of `total_price` (ISO 4217). */
            currency: string;
            /** @description When it was created, in epoch seconds. */
            created: number;
            /** @description The preferred delivery date in epoch seconds; null when unset. */
            service_date: number | null;
            /** @description Grows with every write. */
            version: number;
            /** @description Optional and additive; clients must live without it. When it was last edited, in epoch seconds. */
            edited?: number;
            /** @description Optional and additive; clients must live without it. The ERP's own words when `sap_status` is 99, null otherwise. */
            erp_message?: string | null;
        };
        /** @description An order with its line sheet. */
        Order: {
            /** @description Opaque id. */
            id: string;
            /** @description The order's name. */
            name: string;
            customer: components["schemas"]["OrderCustomer"];
            /** @description 0 open, 1 in the ERP, 2 and 3 sent, 99 error, any other unknown. */
            sap_status: number;
            /** @description Whether the customer has marked the order as finished. */
            finished: boolean;
            catalog: components["schemas"]["OrderCatalog"];
            catalog_type: components["schemas"]["CatalogType"];
            seller: components["schemas"]["OrderSeller"];
            /** @description The sales organization; empty when unset. */
            sales_organization: string;
            /** @description The channel; empty when unset. */
            channel: string;
            /** @description The SAP id of the delivery address; empty when unset. */
            address_id: string;
            /** @description How many pieces are ordered. */
            items_count: number;
            /** @description Sum in major units, at most two decimals, priced by the customer's price list at the time the lines were saved. */
            total_price: number;
            /** @description The currency of `total_price` (ISO 4217). */
            currency: string;
            /** @description When it was created, in epoch seconds. */
            created: number;
            /** @description The preferred delivery date in epoch seconds; null when unset. */
            service_date: number | null;
            /** @description Grows with every write. */
            version: number;
            /** @description Optional and additive; clients must live without it. When it was last edited, in epoch seconds. */
            edited?: number;
            /** @description Optional and additive; clients must live without it. The ERP's own words when `sap_status` is 99, null otherwise. */
            erp_message?: string | null;
            /** @description Always equal to `finished`. */
            customer_finished: boolean;
            /** @description The garments of the order's catalog, sorted by `number`. */
            garments: components["schemas"]["Garment"][];
            lines: components["schemas"]["OrderLines"];
            /** @description Codes that the customer wants but is not sure of: generic + colour (`WJM123000`), or generic + colour + size (`WJM123000M`). */
            wanted: string[];
        };
        /** @description The quantities, as a map of garment reference to a map of sku to pieces. A garment reference starts with the generic; the client groups by its first 6 characters. */
        OrderLines: {
            [key: string]: {
                [key: string]: number;
            };
        };
        /** @description A list of orders. */
        OrderListResult: {
            status: components["schemas"]["CommandStatus"];
            /** @description The orders. */
            orders: components["schemas"]["OrderSummary"][];
            /** @description Optional and additive. Only with `limit`, and only when more orders follow; send it as `cursor`. */
            next_cursor?: string;
        };
        /** @description Who did it; null when it was the ERP or the host itself, or when nobody knows any more. */
        OrderEventActor: {
            /** @description The person's user id. */
            id: string;
            /** @description The person's name. */
            name: string;
        } | null;
        /**
         * @description What happened.
         * @enum {string}
         */
        OrderEventKind: "created" | "copied" | "link_sent" | "changed" | "finished" | "reopened" | "edited" | "sent" | "accepted" | "rejected" | "unlocked" | "kept" | "deleted" | "handed_over";
        /** @description One thing that happened to an order. */
        OrderEvent: {
            /** @description Opaque id. */
            id: string;
            /** @description When, in epoch seconds. */
            at: number;
            actor: components["schemas"]["OrderEventActor"];
            kind: components["schemas"]["OrderEventKind"];
            /** @description A sentence for the person, which names who did it. */
            text: string;
        };
        /** @description The history of an order. */
        OrderEventsResult: {
            /** @description What happened, the latest first. */
            events: components["schemas"]["OrderEvent"][];
        };
        /**
         * @description What a catalog is for: `initial` orders, `repo` (Reposition), or `return`, whose orders are never sent to the ERP.
         * @enum {string}
         */
        CatalogType: "initial" | "repo" | "return";
        /** @description A catalog (the garments of a season, offered together). */
        Catalog: {
            /** @description Opaque id. */
            id: string;
            /** @description The catalog's name. */
            name: string;
            /** @description The brand. */
            brand: string;
            /** @description AW or SS and two digits, as `AW26`. */
            season: string;
            catalog_type: components["schemas"]["CatalogType"];
            /** @description The drop; empty when unset. */
            drop: string;
            /** @description The delivery date in epoch seconds; null when unset. */
            service_date: number | null;
            /** @description Whether the catalog is current. */
            is_current: boolean;
            /** @description Whether the wholesale channel (WLS) offers it. */
            wls_enabled: boolean;
            /** @description Whether the second channel (LS), the companion app, offers it. */
            ls_enabled: boolean;
            /** @description How many garments it has. */
            num_items: number;
            /** @description The currency of its prices (ISO 4217). */
            currency: string;
            /**
             * @description Optional and additive; clients must live without it. The generic of the garment whose picture stands for the
             *     catalog; null when it has no garments.
             */
            cover?: string | null;
            /**
             * @description Optional and additive; clients must live without it. How many customers see the catalog (**sight of
             *     catalogs**), themselves or in the companion app. Told to admins alone, by `listAllCatalogs`.
             */
            num_customers?: number;
            /** @description As `num_customers`. How many orders there are of it, archived ones left out. */
            num_orders?: number;
            /** @description As `num_customers`. How many of its garments have no main picture on this host; left out when the host can't tell. */
            num_missing_pictures?: number;
        };
        /** @description Catalogs, as a bare array. */
        CatalogList: components["schemas"]["Catalog"][];
        /** @description A catalog's preview, priced by one price list. */
        CatalogWithGarments: {
            /** @description The catalog's id. */
            id: string;
            /** @description The catalog's name. */
            name: string;
            /** @description The catalog's season. */
            season: string;
            /** @description The currency of its prices (ISO 4217). */
            currency: string;
            /** @description The garments, sorted by `number`. */
            garments: components["schemas"]["Garment"][];
        };
        /** @description A colour of a garment. */
        GarmentColor: {
            /** @description The colour's number, 3 characters, as `000`. */
            number: string;
            /** @description The colour's name. */
            name: string;
        };
        /** @description A garment in one colour and size. */
        Sku: {
            /** @description Generic + colour + size, as `WJM123000M`, unless the file named another. */
            sku: string;
            /** @description The colour's number. */
            color: string;
            /** @description The size. */
            size: string;
            /** @description Pieces in stock, in the customer's warehouse when it is shown to a customer. */
            stock: number;
            /** @description Pieces in the order as last saved; 0 in a catalog's preview. */
            quantity: number;
        };
        /** @description A garment (product) with its colours, sizes and skus. */
        Garment: {
            /** @description The garment's reference, 6 characters, as `WJM123`. */
            generic: string;
            /** @description The number by which garments are sorted. */
            number: string;
            /** @description The garment's name. */
            name: string;
            /** @description The drop; empty when unset. */
            drop: string;
            /** @description The collection; empty when unset. */
            collection: string;
            /** @description Where it is made; empty when unset. */
            made_in: string;
            /** @description A short description; empty when unset. */
            description: string;
            /** @description The fabrics; empty when unset. */
            composition: string;
            /** @description A long description; empty when unset. */
            large_description: string;
            /** @description Wholesale price in major units, at most two decimals; never null. */
            wh_price: number;
            /** @description Suggested retail price in major units, at most two decimals; never null. */
            rt_price: number;
            /** @description The currency of both prices (ISO 4217). */
            currency: string;
            /** @description Whether its stock is tracked. */
            with_stocks: boolean;
            /**
             * @description When the oldest of its stock figures was brought up to date, in epoch seconds; null when nothing is known of
             *     them, or its stock is not tracked. A host that does not know leaves it out.
             */
            stock_updated?: number | null;
            /** @description The sizes, in the order in which they are shown. */
            sizes: string[];
            /** @description The colours. */
            colors: components["schemas"]["GarmentColor"][];
            /** @description Every colour and size that exists. */
            skus: components["schemas"]["Sku"][];
            /** @description How many extra pictures each colour has, by the colour's number. */
            pictures: {
                [key: string]: number;
            };
        };
        /**
         * @description The state of a background task; `failed` and `done` are final.
         * @enum {string}
         */
        TaskStatus: "created" | "WIP" | "failed" | "done";
        /** @description A background task. */
        Task: {
            /** @description Opaque id. */
            task_id: string;
            /** @description What kind of work it is. */
            class: string;
            status: components["schemas"]["TaskStatus"];
            /** @description Percent done. */
            progress: number;
            /** @description Why it failed; null otherwise. */
            error: string | null;
            /** @description Optional. When it was created, in epoch seconds. */
            created?: number;
            /** @description Optional. When it ended, in epoch seconds. */
            finished_at?: number;
            /** @description Optional. A line for each bad row or file, the first of them. */
            errors?: string[];
            /** @description Optional. How many lines there are in all; `downloadTaskErrors` has every one. */
            errors_count?: number;
            /** @description Optional. Whether `retryTask` would do it again. */
            can_retry?: boolean;
        };
        /** @description What polling tells about a task. */
        TaskDetails: {
            status: components["schemas"]["TaskStatus"];
            /** @description Percent done. */
            progress: number;
            /** @description Why it failed; null otherwise. */
            error: string | null;
        };
        /** @description The state of one task. */
        TaskStatusResult: {
            details: components["schemas"]["TaskDetails"];
        };
        /** @description The background tasks, the newest first. */
        TaskListResult: {
            /** @description The tasks. */
            tasks: components["schemas"]["Task"][];
        };
        /**
         * @description `error` is a refusal by a rule of the business; nothing has been written.
         * @enum {string}
         */
        CommandStatus: "success" | "error";
        /** @description The answer of a command. */
        CommandResult: {
            status: components["schemas"]["CommandStatus"];
            /** @description On a refusal, a sentence for the person. */
            error?: string;
        };
        /** @description The answer of a command that may end somebody's work as an agent. */
        HandoverResult: {
            status: components["schemas"]["CommandStatus"];
            /** @description On a refusal, a sentence for the person. */
            error?: string;
            /** @description Optional. True when the refusal is for want of `handover`, so that a client can ask for it. */
            needs_handover?: boolean;
        };
        /** @description The answer of a write to an order. */
        UpdateResult: {
            status: components["schemas"]["CommandStatus"];
            /** @description On a refusal, a sentence for the person. */
            error?: string;
            /** @description On success, the order's new version. */
            version?: number;
        };
        /** @description The answer of creating an order. */
        OrderCreatedResult: {
            status: components["schemas"]["CommandStatus"];
            /** @description On success, the new order's id. */
            order_id?: string;
            /** @description On a refusal, a sentence for the person. */
            error?: string;
        };
        /** @description The answer of copying an order. */
        CopyResult: {
            status: components["schemas"]["CommandStatus"];
            /** @description On success, the copy's id. */
            order_id?: string;
            /** @description On a refusal, a sentence for the person. */
            error?: string;
            /** @description Optional. The skus that were left out because they are gone. */
            skipped?: string[];
        };
        /** @description The answer of creating a user. */
        UserCreatedResult: {
            status: components["schemas"]["CommandStatus"];
            /** @description On success, the new user's id. */
            user_id?: string;
            /** @description On a refusal, a sentence for the person. */
            error?: string;
        };
        /** @description The answer of creating users from a spreadsheet. */
        BulkUsersResult: {
            status: components["schemas"]["CommandStatus"];
            /** @description On a refusal, the lines 'Row N, column X: what is wrong', N as the spreadsheet counts (the header is row 1). */
            error?: string[];
        };
        /** @description What is wrong in one cell of an uploaded spreadsheet. */
        RowError: {
            /** @description The row as the spreadsheet counts; the header is row 1. */
            row: number;
            /** @description The column's name in the header. */
            column: string;
            /** @description What is wrong. */
            message: string;
        };
        /** @description The answer of creating a catalog. */
        CatalogUploadResult: {
            status: components["schemas"]["CommandStatus"];
            /** @description On success, the new catalog's id. */
            catalog_id?: string;
            /** @description On a refusal, a sentence for the person. */
            error?: string;
            /** @description On a refusal of the file, every bad row. */
            errors?: components["schemas"]["RowError"][];
        };
        /** @description The answer of a batch update of garments. */
        GarmentsResult: {
            status: components["schemas"]["CommandStatus"];
            /** @description On a refusal, a sentence for the person. */
            error?: string;
            /** @description On a refusal of the file, every bad row. */
            errors?: components["schemas"]["RowError"][];
        };
        /** @description The answer of deleting a catalog. */
        DeleteCatalogResult: {
            status: components["schemas"]["CommandStatus"];
            /** @description On a refusal, a sentence for the person. */
            error?: string;
            /** @description On a refusal by `unless_orders`, how many orders the catalog has. */
            orders?: number;
        };
        /**
         * @description `ok_failed`: the task has started, but some of the files were left out; `error`: none has started.
         * @enum {string}
         */
        TaskStartedStatus: "success" | "ok_failed" | "error";
        /** @description The answer of a command that is worked on by a task. */
        TaskStartedResult: {
            status: components["schemas"]["TaskStartedStatus"];
            /** @description The task's bare id, to be polled with `getTaskStatus`. */
            task_id?: string;
            /** @description On a refusal, a sentence for the person. */
            error?: string;
            /** @description A line for each file that was left out, as 'WJM123.jpg and what is wrong with it'. */
            errors?: string[];
        };
        /** @description One place where a request does not fit the schema. */
        ProblemError: {
            /** @description The field, as a JSON pointer. */
            path: string;
            /** @description What is wrong there. */
            message: string;
        };
        /** @description A problem as of RFC 9457. */
        Problem: {
            /** @description The kind of problem. */
            title: string;
            /** @description The HTTP status. */
            status: number;
            /** @description A sentence that the client shows to the person. */
            detail: string;
            /** @description Where the request does not fit the schema. */
            errors?: components["schemas"]["ProblemError"][];
            /** @description The id to quote when asking for help. */
            request_id?: string;
        };
        /** @description Credentials. */
        LoginRequest: {
            /** @description The e-mail, compared without case. */
            username: string;
            /** @description The password. */
            password: string;
        };
        /** @description The whole line sheet of an order. */
        UpdateOrderRequest: {
            /** @description The order's id. */
            id: string;
            /** @description The quantities, flattened to a map of sku to pieces. 0 removes the line, as does leaving it out. An unknown sku refuses the whole save. */
            lines: {
                [key: string]: number;
            };
            /** @description Codes of colours or sizes, kept as sent; an unknown code refuses the whole save. */
            wanted: string[];
            /** @description The preferred delivery date in epoch seconds; null unsets it, left out it stays. A past one is refused by the client only. */
            service_date?: number | null;
            /** @description The version that the edit began from. A stale one is 409; without it the last write wins. */
            version?: number;
        };
        /** @description The finished flag of an order. */
        FinishOrderRequest: {
            /** @description The order's id. */
            id: string;
            /** @description Whether the customer has finished the order. */
            customer_finished: boolean;
        };
        /** @description An order for a customer named by e-mail. */
        CreateOrderLinkRequest: {
            /** @description The name of a customer who is new. */
            customer_name: string;
            /**
             * Format: email
             * @description The customer's e-mail, compared without case; an unknown one becomes a new customer of the seller.
             */
            customer_email: string;
            /** @description The seller's user id; left out, the caller. */
            seller?: string;
            /**
             * @description Wholesale (true) or Store (false), of a customer who is new.
             * @default true
             */
            is_wholesale: boolean;
            /**
             * @description Whether the customer is sent the link.
             * @default true
             */
            send_email: boolean;
            /** @description The catalog's id. */
            catalog: string;
        };
        /** @description A new, empty order. */
        CreateOrderRequest: {
            /** @description The customer's user id; left out, the caller. Admins for anyone, agents for their own customers. */
            customer?: string;
            /** @description The order's name. */
            title: string;
            /** @description The catalog's id. */
            catalog: string;
            /** @description The SAP id of one of the customer's addresses; left out or empty, unset. */
            address?: string;
            /** @description One of the customer's sales organizations; left out or empty, unset. */
            sales_organization?: string;
            /** @description The channel of that sales organization; left out or empty, unset. */
            channel?: string;
        };
        /** @description The order that a command is about. */
        OrderIdRequest: {
            /** @description The order's id. */
            id: string;
        };
        /** @description Name, address and sales organization of an order. */
        UpdateOrderAddressRequest: {
            /** @description The order's id. */
            id: string;
            /** @description The order's name. */
            name: string;
            /** @description The SAP id of one of the customer's addresses; empty unsets it. */
            address?: string;
            /** @description One of the customer's sales organizations; empty unsets it. */
            sales_organization?: string;
            /** @description The channel of that sales organization; empty unsets it. */
            channel?: string;
        };
        /** @description The order to copy, and whose the copy is. */
        CopyOrderRequest: {
            /** @description The id of the order to copy. */
            source: string;
            /** @description The user id of the copy's customer. */
            customer_id: string;
            /** @description The copy's name. */
            title: string;
            /** @description The SAP id of one of the customer's addresses; left out or empty, unset. */
            address?: string;
            /** @description One of the customer's sales organizations; left out or empty, unset. */
            sales_organization?: string;
            /** @description The channel of that sales organization; left out or empty, unset. */
            channel?: string;
        };
        /** @description The orders shown. */
        DownloadOrderListRequest: {
            /** @description Ids of orders, in the order of the rows. */
            orders: string[];
        };
        /** @description A new user. */
        CreateUserRequest: {
            /** @description The person's or the shop's name. */
            name: string;
            /**
             * Format: email
             * @description The e-mail, which is the username.
             */
            email: string;
            /**
             * @description Wholesale (true) or Store (false).
             * @default true
             */
            is_wholesale: boolean;
            /**
             * @description Whether the server sends an invitation.
             * @default false
             */
            send_email: boolean;
            /** @description The customer's number in the ERP, normalised by the server; null or empty, unassigned. */
            sap_id?: string | null;
            /**
             * @description The user's roles.
             * @default [
             *       "wls"
             *     ]
             */
            roles: components["schemas"]["Role"][];
            /**
             * @description Ids of the catalogs to enable for the user.
             * @default []
             */
            catalogs: string[];
            /** @description The warehouse; left out or empty, the creating agent's own, or 0001 when an admin creates. */
            warehouse?: string;
            /** @description The price list; left out, null or empty, none (the plain prices). */
            pricelist?: string | null;
            /**
             * @description Notes.
             * @default
             */
            extra_info: string;
        };
        /** @description A user's data; what is left out stays as it was. */
        UpdateUserRequest: {
            /** @description The user's id. */
            id: string;
            /** @description The person's or the shop's name. */
            name?: string;
            /**
             * Format: email
             * @description The e-mail, which is the username.
             */
            email?: string;
            /** @description The user's roles. */
            roles?: components["schemas"]["Role"][];
            /** @description The customer's number in the ERP, normalised by the server; null or empty clears it. */
            sap_id?: string | null;
            /** @description Ids of the catalogs enabled for the user. */
            catalogs?: string[];
            /** @description Notes. */
            extra_info?: string;
            /** @description The warehouse; empty, as for a new user. */
            warehouse?: string;
            /** @description The price list; null or empty, none (the plain prices). */
            pricelist?: string | null;
            /** @description Optional. Ids of the agents who take over from an agent who loses the role: the first named gets the orders, each gets the customers. Looked at only then, and needed when the agent has any. */
            handover?: string[];
            /** @description Taken and ignored. */
            readonly num_catalogs?: number;
            /** @description Taken and ignored. */
            readonly agents?: string[];
            /** @description Taken and ignored. */
            readonly is_wholesale?: boolean;
            /** @description Taken and ignored. */
            readonly num_orders?: number;
            /** @description Taken and ignored. */
            readonly addresses?: components["schemas"]["UserAddress"][];
            /** @description Taken and ignored. */
            readonly sales_organizations?: components["schemas"]["SalesOrganization"][];
        };
        /** @description The account to close. */
        DeleteUserRequest: {
            /** @description The user's id. */
            id: string;
            /** @description Ids of the agents who take over from an agent: the first named gets the orders, each gets the customers. Needed when the agent has any. */
            handover?: string[];
            /**
             * @description Orders are always kept, so that only `false` is taken.
             * @enum {boolean}
             */
            delete_orders?: false;
            /** @description Taken and ignored. */
            readonly name?: string;
            /** @description Taken and ignored. */
            readonly email?: string;
            /** @description Taken and ignored. */
            readonly roles?: components["schemas"]["Role"][];
            /** @description Taken and ignored. */
            readonly sap_id?: string | null;
            /** @description Taken and ignored. */
            readonly catalogs?: string[];
            /** @description Taken and ignored. */
            readonly num_catalogs?: number;
            /** @description Taken and ignored. */
            readonly agents?: string[];
            /** @description Taken and ignored. */
            readonly extra_info?: string;
            /** @description Taken and ignored. */
            readonly warehouse?: string;
            /** @description Taken and ignored. */
            readonly pricelist?: string | null;
            /** @description Taken and ignored. */
            readonly is_wholesale?: boolean;
            /** @description Taken and ignored. */
            readonly num_orders?: number;
            /** @description Taken and ignored. */
            readonly addresses?: components["schemas"]["UserAddress"][];
            /** @description Taken and ignored. */
            readonly sales_organizations?: components["schemas"]["SalesOrganization"][];
        };
        /** @description A user's roles. */
        SetUserRolesRequest: {
            /** @description The user's id. */
            id: string;
            /** @description All the roles that the user shall have. */
            roles: components["schemas"]["Role"][];
            /** @description Optional. Ids of the agents who take over from an agent who loses the role: the first named gets the orders, each gets the customers. Looked at only then, and needed when the agent has any. */
            handover?: string[];
        };
        /** @description A customer's agents. */
        SetUserAgentsRequest: {
            /** @description The customer's user id. */
            id: string;
            /** @description Ids of all the agents that the customer shall have. */
            agents: string[];
        };
        /** @description A user's SAP id. */
        SetUserSapIdRequest: {
            /** @description The user's id. */
            id: string;
            /** @description The SAP id, normalised by the server; null or empty clears it. */
            sap_id: string | null;
        };
        /** @description A user's new password. */
        SetUserPasswordRequest: {
            /** @description The user's id. */
            id: string;
            /** @description The new password. */
            password: string;
            /** @description The current password. Required for one's own account; not looked at for somebody else's. */
            current_password?: string;
        };
        /** @description The password that a person chooses through the link of a mail. */
        SetPasswordByLinkRequest: {
            /** @description The part of the link after `#`. */
            token: string;
            /** @description The new password. */
            password: string;
        };
        /** @description The answer of choosing a password through a link. */
        PasswordByLinkResult: {
            status: components["schemas"]["CommandStatus"];
            /** @description On success, the e-mail to sign in with. */
            username?: string;
            /** @description On success, the order that the mail was about, if any. */
            order_id?: string;
            /** @description On a refusal, a sentence for the person. */
            error?: string;
        };
        /** @description The form of the bulk creation of users. */
        BulkUsersForm: {
            /**
             * Format: binary
             * @description The spreadsheet (.xlsx or .xls), at most 20 MiB.
             */
            file: string;
        };
        /** @description The form of a new catalog. */
        UploadCatalogForm: {
            /** @description The catalog's name. */
            name: string;
            /** @description AW or SS and two digits, as `AW26`. */
            season: string;
            catalog_type?: components["schemas"]["CatalogType"];
            /** @description The brand; left out or empty, the host's own. */
            brand?: string;
            /**
             * @description Whether the second channel (LS) offers it.
             * @default true
             * @enum {string}
             */
            ls_enabled: "true" | "false";
            /**
             * @description Whether the wholesale channel (WLS) offers it.
             * @default true
             * @enum {string}
             */
            wls_enabled: "true" | "false";
            /**
             * @description Whether it is current.
             * @default false
             * @enum {string}
             */
            is_current: "true" | "false";
            /**
             * @description The drop.
             * @default
             */
            drop: string;
            /** @description The delivery date in epoch seconds; left out or empty, unset. */
            service_date?: string;
            /**
             * Format: binary
             * @description The spreadsheet (.xlsx or .xls), at most 20 MiB.
             */
            catalog_path: string;
        };
        /** @description The form of an update of a catalog. */
        ReuploadCatalogForm: {
            /** @description The id of the catalog to update. */
            catalog: string;
            /** @description The catalog's name. */
            name: string;
            catalog_type: components["schemas"]["CatalogType"];
            /**
             * @description Whether it is current.
             * @enum {string}
             */
            is_current: "true" | "false";
            /** @description The drop; empty unsets it. */
            drop: string;
            /** @description The delivery date in epoch seconds; left out or empty, it stays as it was. */
            service_date?: string;
            /**
             * Format: binary
             * @description The spreadsheet (.xlsx or .xls), at most 20 MiB; left out, the garments stay.
             */
            catalog_path?: string;
        };
        /** @description A catalog's switches; what is left out stays as it was. */
        CatalogVisibilityRequest: {
            /** @description The catalog's id. */
            id: string;
            /** @description Whether the wholesale channel (WLS) offers it. */
            wls_enabled?: boolean;
            /** @description Whether the second channel (LS) offers it. */
            ls_enabled?: boolean;
            /** @description Whether it is current. */
            is_current?: boolean;
            /** @description Taken and ignored. */
            readonly name?: string;
            /** @description Taken and ignored. */
            readonly brand?: string;
            /** @description Taken and ignored. */
            readonly season?: string;
            /** @description Taken and ignored. */
            readonly catalog_type?: string;
            /** @description Taken and ignored. */
            readonly drop?: string;
            /** @description Taken and ignored. */
            readonly service_date?: number | null;
            /** @description Taken and ignored. */
            readonly num_items?: number;
            /** @description Taken and ignored. */
            readonly currency?: string;
            /** @description Taken and ignored. */
            readonly cover?: string | null;
            /** @description Taken and ignored. */
            readonly num_customers?: number;
            /** @description Taken and ignored. */
            readonly num_orders?: number;
            /** @description Taken and ignored. */
            readonly num_missing_pictures?: number;
        };
        /** @description The form of a batch of garments. */
        GarmentsForm: {
            /** @description Ids of the catalogs, as a comma list without spaces. */
            catalog_ids: string;
            /**
             * Format: binary
             * @description The spreadsheet (.xlsx or .xls), at most 20 MiB.
             */
            file_path: string;
        };
        /** @description The form of a change to garments. */
        EditGarmentsForm: {
            /** @description Ids of the catalogs, as a comma list without spaces. */
            catalog_ids: string;
            /**
             * Format: binary
             * @description The spreadsheet (.xlsx or .xls), at most 20 MiB.
             */
            file_path: string;
            /**
             * @description Whether to create what doesn't exist.
             * @default false
             * @enum {string}
             */
            override: "true" | "false";
        };
        /**
         * @description Whether users shall see a catalog.
         * @enum {string}
         */
        CatalogAction: "enable" | "disable";
        /** @description A catalog and a user. */
        CatalogForUserRequest: {
            /** @description The catalog's id. */
            catalog_id: string;
            /** @description The user's id. */
            user_id: string;
            action: components["schemas"]["CatalogAction"];
        };
        /** @description A catalog and several users. */
        CatalogForUsersRequest: {
            /** @description The catalog's id. */
            catalog_id: string;
            /** @description The users' ids. */
            user_ids: string[];
            action: components["schemas"]["CatalogAction"];
            /**
             * @description Whether the customers of the named agents are meant too.
             * @default false
             */
            cascade: boolean;
        };
        /** @description The form of pictures or swatches. */
        ImagesForm: {
            /** @description JPEG files of at most 10 MiB each; the field is repeated for each file. */
            images: string[];
        };
        /** @description The form of an upload of stock. */
        StockForm: {
            /**
             * Format: binary
             * @description The spreadsheet (.xlsx or .xls), at most 20 MiB.
             */
            stocks_file: string;
        };
        /** @description An empty object. */
        SyncStocksRequest: Record<string, never>;
    };
    responses: {
        /** @description The spreadsheet's bytes. */
        Spreadsheet: {
            headers: {
                "Content-Disposition": components["headers"]["ContentDisposition"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        /** @description The PDF's bytes. */
        Pdf: {
            headers: {
                "Content-Disposition": components["headers"]["ContentDisposition"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "application/pdf": string;
            };
        };
        /** @description The text, in UTF-8. */
        Text: {
            headers: {
                "Content-Disposition": components["headers"]["ContentDisposition"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content: {
                "text/plain": string;
            };
        };
        /** @description The file is the one that the caller's `If-None-Match` names. Optional: only callers who send that header get it. */
        Unchanged: {
            headers: {
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The request is malformed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Malformed request",
                 *       "status": 400,
                 *       "detail": "The request is not valid JSON.",
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No session, or an expired one. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "detail": "Please log in.",
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not allowed to this user, or refused by the CSRF rule. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Forbidden",
                 *       "status": 403,
                 *       "detail": "Only admins may do this.",
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description An id is unknown, or not the caller's to see. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Not Found",
                 *       "status": 404,
                 *       "detail": "There is no such order.",
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request took too long to arrive; the connection is closed. */
        TooSlow: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Request Timeout",
                 *       "status": 408,
                 *       "detail": "The request took too long to arrive.",
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The version is stale; nothing was written. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Conflict",
                 *       "status": 409,
                 *       "detail": "Somebody else has changed this order. Please reload it.",
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body or a file is over its limit. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Content Too Large",
                 *       "status": 413,
                 *       "detail": "The file is larger than 20 MiB.",
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body or a file has the wrong type. */
        WrongType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Unsupported Media Type",
                 *       "status": 415,
                 *       "detail": "Please send JSON, or where a file is asked for a .xlsx or .xls file.",
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request does not fit the schema; `errors` says where. */
        Invalid: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Unprocessable Content",
                 *       "status": 422,
                 *       "detail": "WJM123000M must be at most 999999.",
                 *       "errors": [
                 *         {
                 *           "path": "body.lines.WJM123000M",
                 *           "message": "WJM123000M must be at most 999999."
                 *         }
                 *       ],
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many tries in a short time. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Too Many Requests",
                 *       "status": 429,
                 *       "detail": "Too many tries. Please wait a minute.",
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server is starting, stopping or overloaded. */
        NotReady: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Service Unavailable",
                 *       "status": 503,
                 *       "detail": "Please try again in a moment.",
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server's disk is full; nothing was saved. */
        DiskFull: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "title": "Insufficient Storage",
                 *       "status": 507,
                 *       "detail": "The server's disk is full, so nothing was saved; please try again later.",
                 *       "request_id": "req-1f"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The order's id.
         * @example ord_8f2k1
         */
        OrderId: string;
        /**
         * @description The user's id.
         * @example usr_71c4
         */
        UserId: string;
        /**
         * @description The catalog's id.
         * @example cat_w26aw
         */
        CatalogId: string;
        /**
         * @description The price list; missing or empty, the plain prices. Another's list is 403 for non-admins.
         * @example 0151
         */
        PriceList: string;
        /** @description `true` answers `num_orders` too. */
        IncludeNumOrders: boolean;
        /** @description `true` answers `addresses` too. */
        IncludeAddresses: boolean;
        /** @description `true` answers `sales_organizations` too. */
        IncludeSalesorg: boolean;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Attachment (or inline) and the file's name, `order_list.xlsx` for the list of orders.
         * @example attachment; filename=order_list.xlsx
         */
        ContentDisposition: string;
        /**
         * @description Names what the file is made of: sent back as `If-None-Match`, an unchanged file is answered 304 and not made
         *     again. Optional.
         * @example "3f1b6c9a"
         */
        ETag: string;
        /**
         * @description Seconds to wait before the next try.
         * @example 30
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "agent@demo.test",
                 *       "password": "linedesk"
                 *     }
                 */
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description The session has begun, or the credentials were refused. */
            200: {
                headers: {
                    /** @description On success, the cookies of the session and of the device (HttpOnly). */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    setPasswordByLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "3q2-7wDmJ0f5yXb1Vt8sKc4uRz6hLn9pAoEiGdQxYkM",
                 *       "password": "four-plain-linen-words"
                 *     }
                 */
                "application/json": components["schemas"]["SetPasswordByLinkRequest"];
            };
        };
        responses: {
            /** @description The password is set, or it was refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordByLinkResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    /** @description Clears the session's cookie. */
                    "Set-Cookie"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    updateOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "ord_8f2k1",
                 *       "lines": {
                 *         "WJM123000S": 4,
                 *         "WJM123000M": 6,
                 *         "WJM207310M": 2
                 *       },
                 *       "wanted": [
                 *         "WJM123310",
                 *         "WJM207310L"
                 *       ],
                 *       "service_date": 1786752000,
                 *       "version": 7
                 *     }
                 */
                "application/json": components["schemas"]["UpdateOrderRequest"];
            };
        };
        responses: {
            /** @description Saved, with the new version, or refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    finishOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "ord_8f2k1",
                 *       "customer_finished": true
                 *     }
                 */
                "application/json": components["schemas"]["FinishOrderRequest"];
            };
        };
        responses: {
            /** @description Marked, with the new version, or refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's id.
                 * @example ord_8f2k1
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order, its garments, its lines and its wanted list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    createOrderLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customer_name": "Boutique Amélie",
                 *       "customer_email": "achats@boutique-amelie.test",
                 *       "seller": "usr_a20n",
                 *       "is_wholesale": true,
                 *       "send_email": true,
                 *       "catalog": "cat_w26aw"
                 *     }
                 */
                "application/json": components["schemas"]["CreateOrderLinkRequest"];
            };
        };
        responses: {
            /** @description Created, or refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCreatedResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "customer": "usr_71c4",
                 *       "title": "Autumn first drop",
                 *       "catalog": "cat_w26aw",
                 *       "address": "0000104712",
                 *       "sales_organization": "1000",
                 *       "channel": "FR"
                 *     }
                 */
                "application/json": components["schemas"]["CreateOrderRequest"];
            };
        };
        responses: {
            /** @description Created, or refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderCreatedResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    unlockOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "ord_8f2k1"
                 *     }
                 */
                "application/json": components["schemas"]["OrderIdRequest"];
            };
        };
        responses: {
            /** @description Unlocked, or refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    sendOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "ord_8f2k1"
                 *     }
                 */
                "application/json": components["schemas"]["OrderIdRequest"];
            };
        };
        responses: {
            /** @description On its way to the ERP, or refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    deleteOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "ord_8f2k1"
                 *     }
                 */
                "application/json": components["schemas"]["OrderIdRequest"];
            };
        };
        responses: {
            /** @description Archived, or refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    updateOrderAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "ord_8f2k1",
                 *       "name": "Autumn first drop, Marais",
                 *       "address": "0000104712",
                 *       "sales_organization": "1000",
                 *       "channel": "FR"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateOrderAddressRequest"];
            };
        };
        responses: {
            /** @description Changed, or refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    copyOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "source": "ord_8f2k1",
                 *       "customer_id": "usr_93hh",
                 *       "title": "Autumn first drop",
                 *       "address": "",
                 *       "sales_organization": "2000",
                 *       "channel": "DE"
                 *     }
                 */
                "application/json": components["schemas"]["CopyOrderRequest"];
            };
        };
        responses: {
            /** @description Copied, or refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CopyResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description `true` lists the deleted orders instead of the living, to admins; 403 for others. */
                archived?: boolean;
                /** @description `true` keeps the orders of current catalogs; `false` is as if missing. */
                current_catalog?: boolean;
                /**
                 * @description Catalog ids to keep, as a comma list without spaces.
                 * @example cat_w26aw,cat_m26aw
                 */
                catalogs?: string;
                /**
                 * @description Seasons to keep, as a comma list without spaces.
                 * @example AW26,SS26
                 */
                seasons?: string;
                /**
                 * @description States to keep, as a comma list without spaces.
                 * @example 0,1,2,3
                 */
                sap_status?: string;
                /** @description Keeps the orders that the customer has (`true`) or has not (`false`) marked as finished. */
                finished?: boolean;
                /** @description Keeps the orders last edited after this time, in epoch seconds. */
                edited_gt?: number;
                /** @description Keeps the orders last edited before this time, in epoch seconds. */
                edited_lt?: number;
                /** @description The same as `edited_gt`. */
                begin?: number;
                /** @description The same as `edited_lt`. */
                end?: number;
                /** @description Optional and additive. The most orders to answer; the answer then carries `next_cursor` when more follow. */
                limit?: number;
                /** @description Optional and additive. The `next_cursor` of the answer before; opaque. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderListResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    listOrdersOfUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example usr_71c4
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user's orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderListResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    listOrderEvents: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's id.
                 * @example ord_8f2k1
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What happened to the order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "events": [
                     *         {
                     *           "id": "evt_3",
                     *           "at": 1795780800,
                     *           "actor": null,
                     *           "kind": "accepted",
                     *           "text": "The ERP took the order as 4500012345."
                     *         },
                     *         {
                     *           "id": "evt_2",
                     *           "at": 1795777200,
                     *           "actor": {
                     *             "id": "usr_a20n",
                     *             "name": "Nora Lindqvist"
                     *           },
                     *           "kind": "sent",
                     *           "text": "Nora Lindqvist sent the order to the ERP."
                     *         },
                     *         {
                     *           "id": "evt_1",
                     *           "at": 1795773600,
                     *           "actor": {
                     *             "id": "usr_a20n",
                     *             "name": "Nora Lindqvist"
                     *           },
                     *           "kind": "created",
                     *           "text": "Nora Lindqvist created the order."
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderEventsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    downloadOrderList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "orders": [
                 *         "ord_8f2k1",
                 *         "ord_b7m0q"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DownloadOrderListRequest"];
            };
        };
        responses: {
            200: components["responses"]["Spreadsheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    downloadOrderExcel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's id.
                 * @example ord_8f2k1
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Spreadsheet"];
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    downloadOrderPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's id.
                 * @example ord_8f2k1
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Pdf"];
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    downloadOrderOnlyPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's id.
                 * @example ord_8f2k1
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Pdf"];
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    getOrderConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The order's id.
                 * @example ord_8f2k1
                 */
                id: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Pdf"];
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description `true` answers `num_orders` too. */
                include_num_orders?: components["parameters"]["IncludeNumOrders"];
                /** @description `true` answers `addresses` too. */
                include_addresses?: components["parameters"]["IncludeAddresses"];
                /** @description `true` answers `sales_organizations` too. */
                include_salesorg?: components["parameters"]["IncludeSalesorg"];
                /** @description Always sent by the client. `num_catalogs` is answered with or without it. */
                num_catalogs?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The customers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /** @description `true` answers `num_orders` too. */
                include_num_orders?: components["parameters"]["IncludeNumOrders"];
                /** @description `true` answers `addresses` too. */
                include_addresses?: components["parameters"]["IncludeAddresses"];
                /** @description `true` answers `sales_organizations` too. */
                include_salesorg?: components["parameters"]["IncludeSalesorg"];
            };
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example usr_71c4
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    listCustomersOfAgent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user's id.
                 * @example usr_71c4
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent's customers. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    listAgents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "usr_71c4",
                 *       "name": "Boutique Amélie",
                 *       "email": "achats@boutique-amelie.test",
                 *       "roles": [
                 *         "wls",
                 *         "app"
                 *       ],
                 *       "sap_id": "0000104711",
                 *       "catalogs": [
                 *         "cat_w26aw",
                 *         "cat_m26aw"
                 *       ],
                 *       "extra_info": "Closed on Mondays and Tuesdays",
                 *       "warehouse": "0001",
                 *       "pricelist": null
                 *     }
                 */
                "application/json": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
            /** @description Changed, or refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Boutique Amélie",
                 *       "email": "achats@boutique-amelie.test",
                 *       "is_wholesale": true,
                 *       "send_email": false,
                 *       "sap_id": "104711",
                 *       "roles": [
                 *         "wls"
                 *       ],
                 *       "catalogs": [
                 *         "cat_w26aw"
                 *       ],
                 *       "warehouse": "0001",
                 *       "pricelist": "0151",
                 *       "extra_info": "Closed on Mondays"
                 *     }
                 */
                "application/json": components["schemas"]["CreateUserRequest"];
            };
        };
        responses: {
            /** @description Created, or refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserCreatedResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "usr_a20n",
                 *       "handover": [
                 *         "usr_a31p"
                 *       ],
                 *       "delete_orders": false
                 *     }
                 */
                "application/json": components["schemas"]["DeleteUserRequest"];
            };
        };
        responses: {
            /** @description Closed, or refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    setUserRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "usr_71c4",
                 *       "roles": [
                 *         "wls",
                 *         "app"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SetUserRolesRequest"];
            };
        };
        responses: {
            /** @description Replaced, or refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    setUserAgents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "usr_71c4",
                 *       "agents": [
                 *         "usr_a20n",
                 *         "usr_a31p"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SetUserAgentsRequest"];
            };
        };
        responses: {
            /** @description Replaced, or refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    setUserSapId: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "usr_71c4",
                 *       "sap_id": "104711"
                 *     }
                 */
                "application/json": components["schemas"]["SetUserSapIdRequest"];
            };
        };
        responses: {
            /** @description Assigned, or refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    setUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "usr_71c4",
                 *       "password": "four-plain-linen-words"
                 *     }
                 */
                "application/json": components["schemas"]["SetUserPasswordRequest"];
            };
        };
        responses: {
            /** @description Set, or refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    createUsersInBulk: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "file": "customers.xlsx"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["BulkUsersForm"];
            };
        };
        responses: {
            /** @description Created, or refused with a line for each bad row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkUsersResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    listCatalogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    listAllCatalogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalogs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    uploadCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Women AW26",
                 *       "season": "AW26",
                 *       "catalog_type": "initial",
                 *       "brand": "WJM",
                 *       "ls_enabled": "true",
                 *       "wls_enabled": "true",
                 *       "is_current": "false",
                 *       "drop": "",
                 *       "service_date": "1786752000",
                 *       "catalog_path": "women-aw26.xlsx"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UploadCatalogForm"];
            };
        };
        responses: {
            /** @description Created, or refused with every bad row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogUploadResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    reuploadCatalog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "catalog": "cat_w26aw",
                 *       "name": "Women AW26",
                 *       "catalog_type": "initial",
                 *       "is_current": "true",
                 *       "drop": "1",
                 *       "catalog_path": "women-aw26-second.xlsx"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ReuploadCatalogForm"];
            };
        };
        responses: {
            /** @description The task has started, or the update was refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStartedResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    setCatalogVisibility: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "cat_w26aw",
                 *       "wls_enabled": true,
                 *       "ls_enabled": false,
                 *       "is_current": true
                 *     }
                 */
                "application/json": components["schemas"]["CatalogVisibilityRequest"];
            };
        };
        responses: {
            /** @description Set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    deleteCatalog: {
        parameters: {
            query?: {
                /** @description Optional. `true` refuses a catalog with orders; `false` is as if missing. */
                unless_orders?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description The catalog's id.
                 * @example cat_w26aw
                 */
                id: components["parameters"]["CatalogId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted or archived, or refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteCatalogResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    getCatalog: {
        parameters: {
            query?: {
                /**
                 * @description The price list; missing or empty, the plain prices. Another's list is 403 for non-admins.
                 * @example 0151
                 */
                pl?: components["parameters"]["PriceList"];
            };
            header?: never;
            path: {
                /**
                 * @description The catalog's id.
                 * @example cat_w26aw
                 */
                catalog_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The catalog and its garments, sorted by number. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogWithGarments"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    downloadCatalogDesign: {
        parameters: {
            query?: {
                /**
                 * @description The price list; missing or empty, the plain prices. Another's list is 403 for non-admins.
                 * @example 0151
                 */
                pl?: components["parameters"]["PriceList"];
            };
            header?: never;
            path: {
                /**
                 * @description The catalog's id.
                 * @example cat_w26aw
                 */
                id: components["parameters"]["CatalogId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Text"];
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    downloadCatalogStockPdf: {
        parameters: {
            query?: {
                /**
                 * @description The price list; missing or empty, the plain prices. Another's list is 403 for non-admins.
                 * @example 0151
                 */
                pl?: components["parameters"]["PriceList"];
            };
            header?: never;
            path: {
                /**
                 * @description The catalog's id.
                 * @example cat_w26aw
                 */
                id: components["parameters"]["CatalogId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Pdf"];
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    downloadCatalogPdf: {
        parameters: {
            query?: {
                /**
                 * @description The price list; missing or empty, the plain prices. Another's list is 403 for non-admins.
                 * @example 0151
                 */
                pl?: components["parameters"]["PriceList"];
            };
            header?: never;
            path: {
                /**
                 * @description The catalog's id.
                 * @example cat_w26aw
                 */
                id: components["parameters"]["CatalogId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Pdf"];
            304: components["responses"]["Unchanged"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    uploadGarments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "catalog_ids": "cat_w26aw,cat_m26aw",
                 *       "file_path": "new-garments.xlsx"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["GarmentsForm"];
            };
        };
        responses: {
            /** @description Added, or refused with every bad row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GarmentsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    editGarments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "catalog_ids": "cat_w26aw",
                 *       "file_path": "prices.xlsx",
                 *       "override": "false"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["EditGarmentsForm"];
            };
        };
        responses: {
            /** @description Changed, or refused with every bad row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GarmentsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    deleteGarments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "catalog_ids": "cat_w26aw",
                 *       "file_path": "dropped.xlsx"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["GarmentsForm"];
            };
        };
        responses: {
            /** @description Deleted, or refused with every bad row. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GarmentsResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    setCatalogForUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "catalog_id": "cat_w26aw",
                 *       "user_id": "usr_71c4",
                 *       "action": "enable"
                 *     }
                 */
                "application/json": components["schemas"]["CatalogForUserRequest"];
            };
        };
        responses: {
            /** @description Enabled or disabled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    setCatalogForUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "catalog_id": "cat_w26aw",
                 *       "user_ids": [
                 *         "usr_a20n",
                 *         "usr_a31p"
                 *       ],
                 *       "action": "enable",
                 *       "cascade": true
                 *     }
                 */
                "application/json": components["schemas"]["CatalogForUsersRequest"];
            };
        };
        responses: {
            /** @description Enabled or disabled. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    uploadImages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "images": [
                 *         "WJM123.jpg",
                 *         "WJM123_000_1.jpg"
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ImagesForm"];
            };
        };
        responses: {
            /** @description The task has started, or no picture was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStartedResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    uploadColors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "images": [
                 *         "WJM123_000.jpg",
                 *         "WJM123_310.jpg"
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["ImagesForm"];
            };
        };
        responses: {
            /** @description The task has started, or no swatch was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStartedResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    uploadStock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "stocks_file": "stock-0001.xlsx"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["StockForm"];
            };
        };
        responses: {
            /** @description The task has started, or the file was refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStartedResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    getTaskStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The bare task id, as in `task_id`.
                 * @example tsk_5d0e
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task's state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStatusResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    removeStocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed or being removed, or refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStartedResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    syncStocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["SyncStocksRequest"];
            };
        };
        responses: {
            /** @description Requested, or refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskStartedResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    listTasks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tasks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tasks": [
                     *         {
                     *           "task_id": "tsk_5d0e",
                     *           "class": "UploadImages",
                     *           "status": "WIP",
                     *           "progress": 40,
                     *           "error": null,
                     *           "created": 1770715200
                     *         },
                     *         {
                     *           "task_id": "tsk_4c9b",
                     *           "class": "UploadStock",
                     *           "status": "failed",
                     *           "progress": 100,
                     *           "error": "Row 7, column sku: WJM999000M is unknown",
                     *           "created": 1770711600,
                     *           "finished_at": 1770711604,
                     *           "errors": [
                     *             "Row 7, column sku: WJM999000M is unknown"
                     *           ],
                     *           "errors_count": 1,
                     *           "can_retry": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TaskListResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    retryTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The bare task id, as in `task_id`.
                 * @example tsk_5d0e
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Queued again, or refused in words. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommandResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["WrongType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
    downloadTaskErrors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The bare task id, as in `task_id`.
                 * @example tsk_5d0e
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Text"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            503: components["responses"]["NotReady"];
            507: components["responses"]["DiskFull"];
        };
    };
}
